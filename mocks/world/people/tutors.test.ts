import { expect, test } from 'vitest'
import { courses, getById, institutes } from '#mocks/data/catalogue.ts'
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
