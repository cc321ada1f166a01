import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '#web/storage/stubStorage.ts'
import {
  clearKidsSelection,
  createKidsSelection,
  persistKidsSelection,
  toggleKidsCourse,
} from './kidsSelection.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

it('accepts three courses and refuses a fourth; a course can be removed', () => {
  const selection = createKidsSelection()
  expect([11, 12, 13].map((id) => toggleKidsCourse(selection, id))).toEqual([true, true, true])
  expect(toggleKidsCourse(selection, 14)).toBe(false)
  expect(toggleKidsCourse(selection, 12)).toBe(true)
  expect(toggleKidsCourse(selection, 14)).toBe(true)
  expect(selection.courses).toEqual([11, 13, 14])
})

it('survives a reload of the tab, and leaves nothing in storage when it is cleared', async () => {
  const first = createKidsSelection()
  persistKidsSelection(first)
  toggleKidsCourse(first, 11)
  await vi.waitFor(() => expect(sessionStorage.getItem('mk.kids')).toBe('{"courses":[11]}'))
  const second = createKidsSelection()
  persistKidsSelection(second)
  expect(second.courses).toEqual([11])
  clearKidsSelection(second)
  await vi.waitFor(() => expect(sessionStorage.getItem('mk.kids')).toBeNull())
})

it.each(['{broken', '[]', '{"courses":"11"}', '{"courses":[null,-1,"x",1.5]}'])(
  'is empty when %s is stored',
  (text) => {
    sessionStorage.setItem('mk.kids', text)
    const selection = createKidsSelection()
    persistKidsSelection(selection)
    expect(selection.courses).toEqual([])
  },
)
