import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { isBusyAt } from '#mocks/world/hours/hours.ts'
import { planSchedule } from '#mocks/world/hours/schedule.ts'

const viewer = { now: noon, id: undefined }
const tomorrow = noon + DAY

/** A tutor who teaches all day in a zone. */
function createTutor(time_zone: string) {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone })
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:00' }))
  state.hours.insert(() => ({ id: tutor.id, hours: { time_zone, week, exceptions: [] } }))
  return { state, tutor }
}

test('the hours of the first week repeat in each week, in the order of their times', () => {
  const { state, tutor } = createTutor('UTC')
  const starts = [tomorrow + DAY, tomorrow]
  const plan = planSchedule(state, tutor, { starts, weeks: 2 }, viewer)
  expect(plan.map(({ start, week }) => [(start - tomorrow) / DAY, week])).toEqual([
    [0, 1],
    [1, 1],
    [7, 2],
    [8, 2],
  ])
  const [later, earlier] = starts
  expect(plan.map(({ first }) => first)).toEqual([earlier, later, earlier, later])
  expect(
    plan.some(({ isClash, isLearnerBusy, isClockChange }) => isClash || isLearnerBusy || isClockChange),
  ).toBe(false)
})

test('an hour that another class of the tutor takes is a clash', () => {
  const { state, tutor } = createTutor('UTC')
  insertClass(state, { tutor: tutor.id, start: tomorrow + 7 * DAY })
  const plan = planSchedule(state, tutor, { starts: [tomorrow], weeks: 2, learner: 8 }, viewer)
  expect(plan.map(({ isClash, isLearnerBusy }) => [isClash, isLearnerBusy])).toEqual([
    [false, false],
    [true, false],
  ])
})

test('an hour in which the learner has a class elsewhere is a clash, once it is known who learns', () => {
  const { state, tutor } = createTutor('UTC')
  insertClass(state, { tutor: tutor.id + 1, start: tomorrow })
  const plan = (learner?: number) =>
    planSchedule(state, tutor, { starts: [tomorrow], weeks: 1, learner }, viewer)
  expect(plan(7)).toMatchObject([{ isClash: true, isLearnerBusy: true }])
  expect(plan()).toMatchObject([{ isClash: false, isLearnerBusy: false }])
})

test('an hour outside the working hours is a clash', () => {
  const { state, tutor } = createTutor('UTC')
  const late = noon - 12 * HOUR + DAY + 23 * HOUR
  expect(planSchedule(state, tutor, { starts: [late], weeks: 1 }, viewer)).toMatchObject([{ isClash: true }])
})

test("the wall time of the tutor's zone stays when its clock changes", () => {
  const { state, tutor } = createTutor('America/New_York')
  const before = Date.parse('2027-03-10T15:00:00Z')
  const [, second] = planSchedule(state, tutor, { starts: [before], weeks: 2 }, viewer)
  expect(second?.start).toBe(Date.parse('2027-03-17T14:00:00Z'))
})

test('a wall time that the clock skips in a later week is marked', () => {
  const { state, tutor } = createTutor('America/New_York')
  const before = Date.parse('2027-03-07T07:30:00Z')
  const plan = planSchedule(state, tutor, { starts: [before], weeks: 3 }, viewer)
  expect(plan.map(({ isClockChange }) => isClockChange)).toEqual([false, true, false])
})

test('an hour that another person holds, or for which its owner pays, is a clash', () => {
  const { state, tutor } = createTutor('UTC')
  const hold = { owner: 7, tutor: tutor.id, extensions: 0, expires: noon + 1 }
  state.holds.insert((id) => ({ id, ...hold, starts: [tomorrow], isPaying: false }))
  state.holds.insert((id) => ({ id, ...hold, starts: [tomorrow + DAY], isPaying: true }))
  const starts = [tomorrow, tomorrow + DAY]
  const plan = (id?: number) =>
    planSchedule(state, tutor, { starts, weeks: 1 }, { now: noon, id }).map(({ isClash }) => isClash)
  expect([plan(7), plan(8)]).toEqual([
    [false, true],
    [true, true],
  ])
})

test('an hour at which a tutor of the seed is busy is a clash', () => {
  const { state, tutor } = createTutor('UTC')
  const busy = { ...tutor, isTeaching: true }
  const starts = Array.from({ length: 23 }, (_, hour) => tomorrow - 12 * HOUR + hour * HOUR)
  const plan = planSchedule(state, busy, { starts, weeks: 1 }, viewer)
  expect(plan.map(({ start, isClash }) => [start, isClash])).toEqual(
    starts.map((start) => [start, isBusyAt(state.seed, tutor.id, start)]),
  )
  expect(plan.some(({ isClash }) => isClash)).toBe(true)
})
