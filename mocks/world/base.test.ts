import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { buildBase } from '#mocks/world/base.ts'
import { DAY, HOUR, startOfDay } from '#mocks/world/clock.ts'

const day = startOfDay(Date.parse('2026-11-21'))

test.each(institutes)('the world of $host is the same whenever it is built', (institute) => {
  expect(JSON.stringify(buildBase(institute, 1, day))).toBe(JSON.stringify(buildBase(institute, 1, day)))
  expect(buildBase(institute, 2, day).tutors).not.toEqual(buildBase(institute, 1, day).tutors)
})

test.each([1, 2, 3, 4, 5])('with the seed %i no two tutors share a name', (seed) => {
  for (const institute of institutes) {
    const names = buildBase(institute, seed, day).tutors.map(
      (tutor) => `${tutor.first_name.en} ${tutor.last_name.en}`,
    )
    expect(new Set(names).size).toBe(names.length)
  }
})

test.each(institutes)('at $host whoever invites to a trial offers one', (institute) => {
  const { tutors } = buildBase(institute, 1, day)
  const inviting = tutors.filter(({ biography }) => biography.en.includes('trial'))
  expect(inviting.length).toBeGreaterThan(5)
  expect(inviting.filter(({ has_trial }) => !has_trial)).toEqual([])
  expect(tutors.some(({ has_trial }) => !has_trial)).toBe(true)
})

test.each(institutes)('at $host exactly one halaqa runs at every hour of the day', (institute) => {
  const { webinars } = buildBase(institute, 1, day)
  for (let now = day; now < day + DAY; now += HOUR)
    expect(webinars.filter(({ start, end }) => start <= now && now < end)).toHaveLength(1)
})

test('a halaqa keeps its number and words when the day changes', () => {
  const [institute] = institutes
  if (!institute) throw new Error('No institutes')
  const today = buildBase(institute, 1, day).webinars
  const tomorrow = new Map(buildBase(institute, 1, day + DAY).webinars.map((row) => [row.id, row]))
  const kept = today.flatMap((row) => (tomorrow.has(row.id) ? [[row, tomorrow.get(row.id)]] : []))
  expect(kept.length).toBeGreaterThan(15)
  for (const [before, after] of kept) expect(after).toEqual(before)
})
