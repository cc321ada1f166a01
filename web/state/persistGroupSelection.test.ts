import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { clearGroupSelection, createEmptyGroupSelection, createGroupSelection } from './groupSelection.ts'
import { parseGroupSelection, persistGroupSelection } from './persistGroupSelection.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

test('the selection of a group is kept in the tab alone, and removed when it is dropped', async () => {
  const selection = createGroupSelection()
  persistGroupSelection(selection)
  Object.assign(selection, { matrix: [{ course_id: 107, user_id: 1400, group_class_id: 20 }], webinar: 5 })
  await vi.waitFor(() => expect(sessionStorage.getItem('mk.group')).toContain('"webinar":5'))
  expect(localStorage.getItem('mk.group')).toBeNull()
  const reloaded = createGroupSelection()
  expect(reloaded.isRestored).toBe(false)
  persistGroupSelection(reloaded)
  expect(reloaded).toMatchObject({
    isRestored: true,
    matrix: [{ course_id: 107, user_id: 1400, group_class_id: 20 }],
    webinar: 5,
  })
  clearGroupSelection(reloaded)
  await Promise.resolve()
  expect([reloaded.matrix, sessionStorage.getItem('mk.group')]).toEqual([[], null])
})

describe('a stored selection of a group', () => {
  const group = {
    matrix: [{ course_id: 107, user_id: 1400, group_class_id: 20 }],
    program: 3,
    webinar: 5,
    promo: 'X',
    seenTotal: 900,
    attempt: { reservation: 7 },
  }

  test('is restored whole', () => {
    expect(parseGroupSelection(JSON.stringify(group))).toEqual(group)
  })

  test.each([
    { matrix: undefined },
    { matrix: [{ course_id: 107, user_id: 0, group_class_id: 20 }] },
    { matrix: [{ course_id: 'x', user_id: 1400, group_class_id: 20 }] },
    { matrix: [{ course_id: 107, user_id: 1400 }] },
    { matrix: [7] },
    { matrix: Array.from({ length: 31 }, () => group.matrix[0]) },
    { program: 0 },
    { webinar: 'x' },
    { promo: '' },
    { seenTotal: -1 },
    { attempt: {} },
  ])('with %o is dropped as a whole', (changes) => {
    expect(parseGroupSelection(JSON.stringify({ ...group, ...changes }))).toEqual(createEmptyGroupSelection())
  })
})
