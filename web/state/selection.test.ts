import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseKind, chooseProgram, chooseTutor, findSlotRefusal, toggleCourse } from './bookingChoices.ts'
import { clearSelection, createSelection, createEmptySelection } from './selection.ts'
import { chooseGroupProgram, togglePair } from './groupChoices.ts'
import { createGroupSelection } from './groupSelection.ts'
import { parseGroupSelection } from './persistGroupSelection.ts'
import { persistSelection, parseSelection } from './persistSelection.ts'

const createHour = (id: number, start: string) => ({
  id,
  start_date_time: start,
  end_date_time: new Date(Date.parse(start) + 3_600_000).toISOString(),
})
const monday = createHour(1, '2026-11-23T16:00:00Z')
const sunday = createHour(2, '2026-11-29T15:00:00Z')
const createPair = (course_id: number, user_id: number) => ({ course_id, user_id, group_class_id: course_id })
const nextMonday = createHour(3, '2026-11-30T16:00:00Z')

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

describe('selection of a booking', () => {
  test('allows two courses, for the student or a kid', () => {
    const selection = createSelection()
    expect([101, 102, 103].map((id) => toggleCourse(selection, id))).toEqual([true, true, false])
    expect(selection.courses).toEqual([101, 102])
  })

  test('is dropped when another tutor is chosen', () => {
    const selection = createSelection()
    chooseTutor(selection, 1001)
    toggleCourse(selection, 101)
    chooseTutor(selection, 1001)
    expect(selection.courses).toEqual([101])
    chooseTutor(selection, 1002)
    expect(selection).toMatchObject({ tutor: 1002, courses: [] })
  })

  test('keeps as many slots as a smaller program allows', () => {
    const selection = createSelection()
    selection.slots = [monday, sunday]
    chooseProgram(selection, 1, 1)
    expect(selection.slots).toEqual([monday])
  })

  test('has one course and no program for a free trial', () => {
    const selection = createSelection()
    Object.assign(selection, { courses: [101, 102], program: 2, slots: [monday] })
    chooseKind(selection, true)
    expect(selection).toMatchObject({ courses: [101], program: undefined, slots: [] })
  })

  test('refuses slots beyond the program or outside the first week', () => {
    const month = { max: 2, isOneWeek: true }
    expect(findSlotRefusal([monday], sunday, month)).toBeUndefined()
    expect(findSlotRefusal([monday], nextMonday, month)).toBe('otherWeek')
    expect(findSlotRefusal([monday], nextMonday, { max: 7, isOneWeek: false })).toBeUndefined()
    expect(findSlotRefusal([monday, sunday], nextMonday, month)).toBe('tooMany')
  })

  test('refuses the fourth course of a kid, but not of another one', () => {
    const selection = createGroupSelection()
    expect([107, 108, 109, 110].map((course) => togglePair(selection, createPair(course, 1400)))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(togglePair(selection, createPair(110, 1401))).toBe(true)
  })

  test('forgets the shown price when seats or program change', () => {
    const selection = createGroupSelection()
    const attempt = { reservation: 7 }
    for (const change of [
      () => togglePair(selection, createPair(107, 1400)),
      () => chooseGroupProgram(selection, 2),
    ]) {
      Object.assign(selection, { seenTotal: 900, attempt })
      change()
      expect(selection).toMatchObject({ seenTotal: undefined, attempt: undefined })
    }
    Object.assign(selection, { seenTotal: 900, attempt })
    chooseGroupProgram(selection, 2)
    expect(selection).toMatchObject({ seenTotal: 900, attempt })
  })
})

describe('stored selection', () => {
  test('is restored after a reload and removed when it is cleared', async () => {
    const first = createSelection()
    persistSelection(first)
    Object.assign(first, { tutor: 1001, courses: [101], program: 2, slots: [monday] })
    await Promise.resolve()
    const second = createSelection()
    expect(second.isRestored).toBe(false)
    persistSelection(second)
    expect(second).toMatchObject({
      isRestored: true,
      tutor: 1001,
      courses: [101],
      program: 2,
      slots: [monday],
    })
    clearSelection(second)
    await Promise.resolve()
    expect(sessionStorage.getItem('mk.selection')).toBeNull()
  })

  const sound = { tutor: 1001, courses: [101], program: 2, slots: [monday], isTrial: false }

  test.each([
    'not json',
    '[]',
    JSON.stringify({ ...sound, tutor: '1001' }),
    JSON.stringify({ ...sound, courses: [101, 102, 103] }),
    JSON.stringify({ ...sound, courses: [-1] }),
    JSON.stringify({ ...sound, slots: [{ id: 1 }] }),
    JSON.stringify({ ...sound, slots: [{ ...monday, end_date_time: monday.start_date_time }] }),
    JSON.stringify({ ...sound, hold: { id: 1 } }),
    JSON.stringify({ ...sound, promo: '<script>' }),
    JSON.stringify({ ...sound, attempt: { reservation: 1, payment: 'x y' } }),
  ])('is dropped when it was tampered with: %s', (text) => {
    expect(parseSelection(text)).toEqual(createEmptySelection())
  })

  test('drops slots without a program, and a program without courses', () => {
    expect(parseSelection(JSON.stringify({ ...sound, program: undefined })).slots).toEqual([])
    expect(parseSelection(JSON.stringify({ ...sound, courses: [] })).program).toBeUndefined()
  })

  test('is dropped for groups when it was tampered with', () => {
    const pair = { course_id: 107, user_id: 1400, group_class_id: 20 }
    expect(parseGroupSelection(JSON.stringify({ matrix: [pair], webinar: 5 }))).toMatchObject({ webinar: 5 })
    expect(parseGroupSelection(JSON.stringify({ matrix: [{ course_id: 'x' }], webinar: 5 })).webinar).toBe(
      undefined,
    )
  })
})
