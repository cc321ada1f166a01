import { expect, test } from 'vitest'
import { courses, getById, institutes, origins } from '#mocks/data/catalogue.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { longName } from '#mocks/world/people/names.ts'
import { buildTutorSearchText, createTutors } from '#mocks/world/people/tutors.ts'

const day = Date.parse('2027-01-11')
const institute = getById(institutes, 1)
const tutors = createTutors(institute, 1, day)
const [demo] = tutors

test('tutors are in every state of review, the demo tutor first', () => {
  const counts = new Map<string, number>()
  for (const { status } of tutors) counts.set(status, (counts.get(status) ?? 0) + 1)
  expect(Object.fromEntries(counts)).toEqual({
    approved: 72,
    new: 14,
    under_review: 11,
    rejected: 9,
    terminated: 8,
  })
  expect(demo).toMatchObject({
    email: 'tutor@example.test',
    status: 'approved',
    gender: 'Female',
    isTeaching: true,
  })
  expect(demo?.time_zone).toBe(institute.time_zone)
})

test('only those who have taught have ratings and classes', () => {
  const others = tutors.filter(({ status }) => status !== 'approved' && status !== 'terminated')
  expect(
    others.every(
      ({ ratings_count, classes_count, isTeaching }) => !ratings_count && !classes_count && !isTeaching,
    ),
  ).toBe(true)
  expect(tutors.some(({ ratings_count }) => ratings_count > 0)).toBe(true)
})

test('a tutor joined after applying, and before today', () => {
  for (const { joined_on, applied_on, status } of tutors.filter((tutor) => tutor.status === 'approved')) {
    expect([status, applied_on < joined_on, Date.parse(joined_on) < day]).toEqual(['approved', true, true])
  }
})

test('some applicants have named no course, and some no price', () => {
  const applicants = tutors.filter(({ status }) => status === 'new')
  expect(applicants.some(({ course_ids }) => course_ids.length === 0)).toBe(true)
  expect(applicants.some(({ price }) => price === 0)).toBe(true)
  expect(tutors.filter(({ status }) => status === 'approved').every(({ price }) => price > 0)).toBe(true)
})

test('a tutor whose biography invites to a trial offers one', () => {
  const inviting = tutors.filter(({ biography }) => /\btrial\b/.test(biography.en))
  expect(inviting.length).toBeGreaterThan(0)
  expect(inviting.every(({ has_trial }) => has_trial)).toBe(true)
})

test('a tutor is found by the name and the courses in both languages', () => {
  const name = { en: 'Rana', ar: 'رنا' }
  const text = buildTutorSearchText({ first_name: name, last_name: { en: 'Said', ar: 'سعيد' } }, [
    getById(courses, 101),
  ])
  expect(text.split('\n')).toHaveLength(4)
  expect(text).toContain('rana said')
})

test('tutors have ids, addresses and phone numbers of their own', () => {
  expect(tutors.map(({ id }) => id)).toEqual(tutors.map((_, index) => 1001 + index))
  expect(tutors.slice(0, 2).map(({ email, phone_number }) => [email, phone_number])).toEqual([
    ['tutor@example.test', '+447700901001'],
    ['tutor.1002@example.test', '+447700901002'],
  ])
})

test('the first pages show plural forms, long names, missing pictures and zones with odd offsets', () => {
  expect(tutors.slice(1, 7).map(({ ratings_count }) => ratings_count)).toEqual([0, 1, 2, 3, 11, 100])
  expect(tutors[6]).toMatchObject({ ...longName, gender: 'Male' })
  expect([tutors[0]?.hasPicture, tutors[3]?.hasPicture]).toEqual([true, false])
  expect([1, 2, 3, 4, 7].map((index) => tutors[index]?.time_zone)).toEqual([
    'Asia/Riyadh',
    'Europe/London',
    'America/New_York',
    'Asia/Kolkata',
    'Asia/Kathmandu',
  ])
  expect(tutors[5]?.isTeaching).toBe(false)
})

test('the other tutors live in the zone of their country, and most have a picture', () => {
  const others = tutors.filter((_, index) => ![1, 2, 3, 4, 7].includes(index))
  for (const { country_id, time_zone } of others)
    expect(time_zone).toBe(getById(origins, country_id ?? 0).zone)
  const pictured = tutors.filter(({ hasPicture }) => hasPicture).length
  expect([pictured > 85, pictured < 113]).toEqual([true, true])
  expect(new Set(tutors.map(({ country_id }) => country_id)).size).toBeGreaterThan(5)
})

const hasTaught = ({ status }: { status: string }) => status === 'approved' || status === 'terminated'

test('those who have taught teach, and have classes for their ratings', () => {
  expect(tutors.map(({ isTeaching }) => isTeaching)).toEqual(
    tutors.map((tutor, index) => hasTaught(tutor) && index !== 5),
  )
  for (const [index, tutor] of tutors.entries()) {
    const classes = tutor.classes_count - (hasTaught(tutor) ? ([0, 1, 2, 3, 11, 100][index % 6] ?? 0) : 0)
    expect(classes).toBeGreaterThanOrEqual(6 * tutor.ratings_count)
    expect(classes).toBeLessThanOrEqual(14 * tutor.ratings_count)
  }
  const others = tutors.filter((tutor) => !hasTaught(tutor))
  expect(new Set(others.map(({ rating }) => rating))).toEqual(new Set([null]))
})

test('a tutor teaches mostly courses of one subject, in the order of their ids', () => {
  for (const { course_ids, course_types } of tutors.filter((tutor) => tutor.course_ids.length)) {
    expect(course_ids).toEqual([...new Set(course_ids)].toSorted((a, b) => a - b))
    const taught = course_ids.map((id) => getById(courses, id).subject)
    expect(course_types).toEqual([...new Set(taught)].toSorted())
    expect(course_ids.length).toBeLessThanOrEqual(6)
    const counts = course_types.map((type) => taught.filter((one) => one === type).length)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(2)
  }
  expect(new Set(tutors.flatMap(({ course_types }) => course_types)).size).toBe(3)
})

test('one of five new applicants has named no course and one no price', () => {
  const applicants = tutors.flatMap((tutor, index) => (tutor.status === 'new' ? [{ tutor, index }] : []))
  for (const { tutor, index } of applicants) {
    expect(tutor.course_ids.length === 0).toBe(index % 5 === 1)
    expect(tutor.price === 0).toBe(index % 5 === 2)
  }
})

test('prices fit the currency of the institute', () => {
  const [pounds, dollars] = ['EGP', 'USD'].map((currency) =>
    createTutors({ ...institute, currency }, 1, day)
      .map(({ price }) => price)
      .filter((price) => price > 0),
  )
  expect([Math.min(...(dollars ?? [])) >= 8, Math.max(...(dollars ?? [])) <= 30]).toEqual([true, true])
  expect([Math.min(...(pounds ?? [])) >= 150, Math.max(...(pounds ?? [])) <= 450]).toEqual([true, true])
  expect(dollars?.every((price) => Number.isInteger(price * 2))).toBe(true)
  expect(pounds?.every((price) => price % 10 === 0)).toBe(true)
})

const countDays = (date = '') => (day - Date.parse(date)) / DAY

test('those who have taught joined weeks after they applied; the demo tutor a year before all classes', () => {
  for (const { joined_on, applied_on } of tutors.filter(hasTaught)) {
    expect(countDays(joined_on)).toBeGreaterThanOrEqual(40)
    const between = countDays(applied_on) - countDays(joined_on)
    expect([between >= 5, between <= 30]).toEqual([true, true])
  }
  for (const { applied_on } of tutors.filter((tutor) => !hasTaught(tutor)))
    expect([countDays(applied_on) >= 0, countDays(applied_on) <= 60]).toEqual([true, true])
  expect(countDays(demo?.joined_on)).toBeGreaterThanOrEqual(405)
})

test('every tutor speaks English and the language of some countries, in the order of their ids', () => {
  const native: Record<string, number> = { 3: 3, 8: 3, 12: 4, 13: 5, 14: 8, 15: 5, 16: 6 }
  for (const { country_id, language_ids } of tutors) {
    expect(language_ids).toEqual([...new Set(language_ids)].toSorted((a, b) => a - b))
    expect(language_ids).toEqual(expect.arrayContaining([1, native[country_id ?? 0] ?? 1]))
  }
  const arabic = tutors.filter(({ language_ids }) => language_ids.includes(2)).length
  expect([arabic > 70, arabic < 105]).toEqual([true, true])
})

test('few good ratings weigh less than many, and none as five neutral ones', () => {
  for (const { rating, ratings_count, weight } of tutors)
    expect(weight).toBeCloseTo(((rating ?? 0) * ratings_count + 20) / (ratings_count + 5))
  expect(tutors[1]?.weight).toBe(4)
})

test('neighbours in the default order have different biographies', () => {
  const ranked = tutors
    .filter(({ status }) => status === 'approved')
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
  for (const [index, { biography }] of ranked.entries())
    expect(biography.en.split('.')[0]).not.toBe(ranked[index + 1]?.biography.en.split('.')[0])
  expect(tutors.some(({ has_trial }) => !has_trial)).toBe(true)
})
