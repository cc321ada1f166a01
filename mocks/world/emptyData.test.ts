import { expect, test } from 'vitest'
import { cities, courses, getById, institutes } from '#mocks/data/catalogue.ts'
import { noon } from '#mocks/emptyState.ts'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildInitialData, getInitialData } from '#mocks/world/initialData.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 1)
const base = buildInitialData(institute, 1, day)

test('an empty institute has its staff and cities, and no record in any other table', () => {
  const { institute: own, accounts, cities: known, ...tables } = getInitialData(institute, 1, day, true)
  expect([own, known]).toEqual([institute, cities])
  expect(accounts.map(({ category }) => category)).toEqual(['operator', 'institute_admin'])
  for (const rows of Object.values(tables)) expect(rows).toEqual([])
  expect(Object.keys(tables).toSorted()).toEqual(
    Object.keys(base)
      .filter((name) => !['institute', 'accounts', 'cities'].includes(name))
      .toSorted(),
  )
})

test('the data of a seed and day is built once; an empty institute is the same on every day', () => {
  const first = getInitialData(institute, 1, day, true)
  expect(getInitialData(institute, 2, day + DAY, true)).toBe(first)
  const [other] = institutes.filter(({ id }) => id !== institute.id)
  expect(other && getInitialData(other, 1, day, true)).not.toBe(first)
  const full = getInitialData(institute, 1, day, false)
  expect(getInitialData(institute, 1, day, false)).toBe(full)
  expect(full).not.toBe(first)
  for (const [seed, date] of [
    [2, day],
    [1, day + DAY],
  ] as const)
    expect(getInitialData(institute, seed, date, false)).not.toBe(full)
  expect(full.institute).toBe(institute)
})

test('files, classes and webinars of all kinds are in one table each', () => {
  expect([base.courses, base.cities]).toEqual([courses, cities])
  const kinds = new Set(
    base.files.map(({ content_type, isApplication = false }) => `${content_type} ${isApplication}`),
  )
  expect(kinds).toEqual(
    new Set([
      'application/pdf false',
      'audio/mpeg false',
      'image/png false',
      'video/webm false',
      'application/pdf true',
    ]),
  )
  expect(new Set(base.files.map(({ id }) => id)).size).toBe(base.files.length)
  expect(base.classes.some(({ reservation_id }) => reservation_id !== undefined)).toBe(true)
  expect(base.classes.some(({ group }) => group !== undefined)).toBe(true)
  expect(base.classes.some(({ id }) => id > 10_000_000)).toBe(true)
  expect(base.webinars.some(({ interviewFor }) => interviewFor !== undefined)).toBe(true)
  expect(base.webinars.some(({ recording }) => recording !== undefined)).toBe(true)
})

test('a tutor has at least as many classes as the history shows', () => {
  const counts = base.tutors.map(({ id, classes_count }) => {
    const held = base.classes.filter(
      (row) => row.tutor === id && row.start < day && computeOutcome(row, day) === 'completed',
    )
    return { held: held.length, counted: classes_count }
  })
  expect(counts.filter(({ held, counted }) => held > counted)).toEqual([])
  expect(counts.some(({ held, counted }) => held > 0 && held === counted)).toBe(true)
  expect(counts.some(({ held, counted }) => held < counted)).toBe(true)
})
