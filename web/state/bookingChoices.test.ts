import { expect, test } from 'vitest'
import {
  chooseCourses,
  chooseKind,
  chooseLearner,
  chooseProgram,
  findSlotRefusal,
  toggleCourse,
  setUsualLearner,
  setWantedHour,
} from './bookingChoices.ts'
import { createSelection, restoreChoices, type ChosenSlot } from './selection.ts'

const buildSlot = (id: number, start: string): ChosenSlot => ({
  id,
  start_date_time: start,
  end_date_time: start,
})
const first = buildSlot(1, '2026-11-23T16:00:00Z')
const second = buildSlot(2, '2026-11-24T16:00:00Z')
const chosen = {
  courses: [101, 102],
  program: 2,
  promo: 'X',
  seenTotal: 900,
  slots: [first, second],
  replacements: [{ clash: first.start_date_time, slot: second }],
  hold: { id: 1, expires_at: first.start_date_time, extensions_left: 1 },
  attempt: { reservation: 7 },
}
const createChosen = () => Object.assign(createSelection(), chosen)

test('a free trial drops program and further slots, and choosing it again changes nothing', () => {
  const selection = createChosen()
  chooseKind(selection, true)
  const none = { program: undefined, promo: undefined, seenTotal: undefined, slots: [], replacements: [] }
  expect(selection).toMatchObject({ ...none, hold: undefined, isTrial: true, courses: [101] })
  selection.slots = [first]
  chooseKind(selection, true)
  expect(selection.slots).toEqual([first])
  selection.courses = [101, 102]
  chooseKind(selection, false)
  expect(selection).toMatchObject({ isTrial: false, courses: [101, 102], slots: [] })
})

test('another learner has other dates that clash', () => {
  const selection = createSelection()
  setUsualLearner(selection)
  expect(selection.learner).toBe(null)
  selection.replacements = [{ clash: first.start_date_time, slot: second }]
  chooseLearner(selection, null)
  expect(selection.replacements).toHaveLength(1)
  chooseLearner(selection, 1400)
  expect(selection.replacements).toEqual([])
})

test('another program drops price, payment and replacements; the same one keeps them', () => {
  const selection = createChosen()
  chooseProgram(selection, 2, 2)
  expect(selection).toMatchObject(chosen)
  chooseProgram(selection, 3, 2)
  expect(selection).toMatchObject({
    program: 3,
    seenTotal: undefined,
    attempt: undefined,
    replacements: [],
    slots: [first, second],
    hold: chosen.hold,
  })
})

test('the same program with fewer hours a week drops the latest, the hold and the replacements', () => {
  const selection = createChosen()
  chooseProgram(selection, 2, 1)
  expect(selection).toMatchObject({ slots: [first], replacements: [], hold: undefined, seenTotal: 900 })
})

test('a course is added, removed, refused beyond the maximum and chosen alone', () => {
  const selection = createSelection()
  expect([1, 2, 3].map((id) => toggleCourse(selection, id, 3))).toEqual([true, true, true])
  expect([toggleCourse(selection, 4, 3), toggleCourse(selection, 2, 3)]).toEqual([false, true])
  expect(selection.courses).toEqual([1, 3])
  chooseCourses(selection, [9])
  expect(selection.courses).toEqual([9])
})

test('with a second course the chosen hours are of both, and with one of them again of none', () => {
  const selection = Object.assign(createChosen(), { courses: [101] })
  toggleCourse(selection, 102)
  expect(selection.slots.map(({ course }) => course)).toEqual([101, 102])
  toggleCourse(selection, 101)
  expect(selection.slots).toEqual([first, second])
})

test('an hour that is seven days after the first is of another week, one a minute before is not', () => {
  const month = { max: 3, isOneWeek: true }
  expect(findSlotRefusal([first], buildSlot(3, '2026-11-30T15:59:00Z'), month)).toBeUndefined()
  expect(findSlotRefusal([first], buildSlot(3, '2026-11-30T16:00:00Z'), month)).toBe('otherWeek')
  expect(findSlotRefusal([first], buildSlot(3, '2026-11-16T16:00:00Z'), month)).toBe('otherWeek')
})

test('a wanted hour is noted while no slot is chosen, and can always be dropped', () => {
  const selection = createSelection()
  setWantedHour(selection, first.start_date_time)
  expect(selection.wanted).toBe(first.start_date_time)
  selection.slots = [second]
  setWantedHour(selection, second.start_date_time)
  expect(selection.wanted).toBe(first.start_date_time)
  setWantedHour(selection, undefined)
  expect(selection.wanted).toBeUndefined()
})

test('the choices of an earlier booking replace all others', () => {
  const selection = createChosen()
  const choices = { tutor: 7, courses: [5], program: 1, learner: 1400 }
  restoreChoices(selection, choices)
  expect(selection).toMatchObject({
    ...choices,
    slots: [],
    hold: undefined,
    promo: undefined,
    attempt: undefined,
  })
})
