import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { buildInitialData } from '#mocks/world/initialData.ts'
import { DAY, HOUR, startOfDay } from '#mocks/world/hours/clock.ts'
import { listStarts, buildUsualHours } from '#mocks/world/hours/hours.ts'

const day = startOfDay(Date.parse('2026-11-21'))

test.each(institutes)('the world of $host is the same whenever it is built', (institute) => {
  expect(JSON.stringify(buildInitialData(institute, 1, day))).toBe(
    JSON.stringify(buildInitialData(institute, 1, day)),
  )
  expect(buildInitialData(institute, 2, day).tutors).not.toEqual(buildInitialData(institute, 1, day).tutors)
})

test.each([1, 2, 3, 4, 5])('with the seed %i no two tutors have the same name', (seed) => {
  for (const institute of institutes) {
    const names = buildInitialData(institute, seed, day).tutors.map(
      (tutor) => `${tutor.first_name.en} ${tutor.last_name.en}`,
    )
    expect(new Set(names).size).toBe(names.length)
  }
})

test.each(institutes)('at $host tutors whose biography mentions a trial offer one', (institute) => {
  const { tutors } = buildInitialData(institute, 1, day)
  const inviting = tutors.filter(({ biography }) => biography.en.includes('trial'))
  expect(inviting.length).toBeGreaterThan(5)
  expect(inviting.filter(({ has_trial }) => !has_trial)).toEqual([])
  expect(tutors.some(({ has_trial }) => !has_trial)).toBe(true)
})

test.each(institutes)('at $host no sentence repeats on a page of tutors', (institute) => {
  const { tutors } = buildInitialData(institute, 1, day)
  const listed = tutors
    .filter(({ status }) => status === 'approved')
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
  for (const language of ['en', 'ar'] as const)
    for (let first = 0; first < listed.length; first += 10) {
      const page = listed.slice(first, first + 10)
      const sentences = page.flatMap(({ biography }) => biography[language].split(/(?<=\.) /))
      expect(sentences).toHaveLength(new Set(sentences).size)
    }
})

test.each(institutes)('at $host exactly one webinar runs at every hour of the day', (institute) => {
  const { webinars } = buildInitialData(institute, 1, day)
  for (let now = day; now < day + DAY; now += HOUR)
    expect(webinars.filter(({ start, end }) => start <= now && now < end)).toHaveLength(1)
})

test('a webinar keeps its id and texts when the day changes', () => {
  const [institute] = institutes
  if (!institute) throw new Error('No institutes')
  const today = buildInitialData(institute, 1, day).webinars
  const tomorrow = new Map(buildInitialData(institute, 1, day + DAY).webinars.map((row) => [row.id, row]))
  const kept = today.flatMap((row) => (tomorrow.has(row.id) ? [[row, tomorrow.get(row.id)]] : []))
  expect(kept.length).toBeGreaterThan(15)
  for (const [before, after] of kept) expect(after).toEqual(before)
})

test.each(institutes)(
  'at $host every class of the year lies in hours that its tutor teaches',
  (institute) => {
    const { tutors, classes } = buildInitialData(institute, 1, day)
    const hours = new Map(tutors.map((tutor) => [tutor.id, buildUsualHours(1, tutor)]))
    for (const { tutor, start } of classes) {
      const own = hours.get(tutor)
      expect(own && listStarts(own, { from: start, to: start + 1 })).toEqual([start])
    }
    expect(classes.some(({ start }) => start < day - 300 * DAY)).toBe(true)
    expect(classes.some(({ start }) => start > day + 60 * DAY)).toBe(true)
  },
)

test.each(institutes)(
  'at $host the demo family comes to some classes a week, by day where it lives',
  (institute) => {
    const { students, kids, classes } = buildInitialData(institute, 1, day)
    const parent = students[0]?.id
    const family = new Set([parent, ...kids.filter((kid) => kid.parent === parent).map(({ id }) => id)])
    const own = classes.filter((row) => row.students.some((one) => family.has(one)))
    const past = own.filter(({ start }) => start < day)
    expect(past.length).toBeGreaterThan(60)
    expect(past.length).toBeLessThan(150)
    const week = own.filter(({ start }) => start >= day && start < day + 7 * DAY)
    expect(week.length).toBeGreaterThan(3)
    expect(week.length).toBeLessThan(13)
    const clock = new Intl.DateTimeFormat('en-GB', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: institute.time_zone,
    })
    const hours = own.map(({ start }) => Number(clock.format(start)))
    expect(hours.filter((hour) => hour < 7 || hour > 21)).toEqual([])
  },
)

test('a class keeps its id and hour when the day changes', () => {
  const [institute] = institutes
  if (!institute) throw new Error('No institutes')
  const listWeeklyClasses = (today: number) =>
    buildInitialData(institute, 1, today).classes.filter(({ id }) => id > 10_000_000)
  const tomorrow = new Map(listWeeklyClasses(day + DAY).map((row) => [row.id, row]))
  const kept = listWeeklyClasses(day).filter(({ id }) => tomorrow.has(id))
  expect(kept.length).toBeGreaterThan(2000)
  for (const { id, start, students } of kept) expect(tomorrow.get(id)).toMatchObject({ start, students })
})
