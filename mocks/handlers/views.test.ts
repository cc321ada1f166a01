import { beforeEach, expect, test } from 'vitest'
import { createEmptyState, insertClass, insertTutor, insertWebinar, noon } from '#mocks/emptyState.ts'
import type { Call } from '#mocks/handlers/call.ts'
import {
  computeWebinarState,
  describeChange,
  findLearner,
  findNamedCourse,
  findPerson,
  findTutorPerson,
  getCurrency,
  getPictureUrl,
  getVideoUrl,
  toBookedClass,
  toTutor,
  toWebinar,
} from '#mocks/handlers/views.ts'
import type { PersonRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const HOUR = 3_600_000
const buildText = (en: string, ar: string) => ({ en, ar })
let state: InstituteState
beforeEach(() => {
  state = createEmptyState()
  const person = { last_name: buildText('Nabil', 'نبيل'), gender: 'Female', hasPicture: true }
  const sara = { ...person, id: 7, status: true, first_name: buildText('Sara', 'سارة') }
  const lina = {
    ...person,
    id: 71,
    parent: 7,
    first_name: buildText('Lina', 'لينا'),
    date_of_birth: '2018-01-12',
  }
  state.students.update(sara as never) // The members that people are shown with
  state.kids.update(lina as never)
})

/** Builds a call of an account. */
const createCall = (category = 'student', more: Partial<Call> = {}) =>
  ({
    state,
    language: 'en',
    origin: 'https://a.example',
    world: { clock: () => noon },
    account: { id: 7, category },
    ...more,
  }) as unknown as Call // The members that views read

test.each<[Partial<PersonRecord>, boolean, string | null]>([
  [{ gender: 'Female' }, false, 'https://a.example/__mock/files/portraits/9-f.svg'],
  [{ gender: 'Male' }, false, 'https://a.example/__mock/files/portraits/9-m.svg'],
  [{ gender: 'Female' }, true, 'https://a.example/__mock/files/portraits/9-g.svg'],
  [{ gender: 'Male' }, true, 'https://a.example/__mock/files/portraits/9-b.svg'],
  [{ hasPicture: false }, false, null],
])('the picture of %j, a kid: %s, is %s', (more, isKid, url) => {
  const person = { id: 9, gender: 'Male', hasPicture: true, ...more } as PersonRecord
  expect(getPictureUrl(person, createCall(), isKid)).toBe(url)
})

test('an own picture comes first, and a deleted one is not replaced', () => {
  const person = { id: 9, gender: 'Male', hasPicture: true } as PersonRecord
  state.profiles.update({ id: 9, picture: 5 })
  expect(getPictureUrl(person, createCall())).toBe('/api/files/detail/5/')
  state.profiles.update({ id: 9, picture: null })
  expect(getPictureUrl(person, createCall())).toBeNull()
})

test('a kid has a first name and an age; tutors and staff also see the parent', () => {
  expect(findLearner(71, createCall())).toEqual({
    id: 71,
    name: 'Lina',
    profile_picture_url: 'https://a.example/__mock/files/portraits/71-g.svg',
    age: 8,
  })
  expect(findLearner(71, createCall('tutor'))).toMatchObject({ guardian: 'Sara Nabil' })
  expect(findLearner(71, createCall('operator', { language: 'ar' }))).toMatchObject({
    name: 'لينا',
    guardian: 'سارة نبيل',
  })
  expect(findLearner(71, createCall('kids'))).not.toHaveProperty('guardian')
  expect(findLearner(71, createCall('', { account: undefined }))).not.toHaveProperty('guardian')
})

test('a person is a learner, a tutor or a member of staff, and an unknown one has no name', () => {
  const tutor = insertTutor(state)
  const [operator] = state.accounts.list()
  expect(findPerson(7, createCall()).name).toBe('Sara Nabil')
  expect(findPerson(71, createCall()).name).toBe('Lina')
  expect(findPerson(tutor.id, createCall()).name).toBe('Mona Said')
  expect(findPerson(operator?.id ?? 0, createCall()).name).toBe(
    `${operator?.first_name.en} ${operator?.last_name.en}`,
  )
  for (const find of [findPerson, findTutorPerson, findLearner])
    expect(find(999, createCall())).toEqual({ id: 999, name: '', profile_picture_url: null })
})

test('a class is an hour long, and its tutor also sees the zone of the learners', () => {
  const { id } = insertTutor(state)
  state.profiles.update({ id: 7, time_zone: 'Asia/Tokyo' })
  const row = insertClass(state, { tutor: id, students: [71] })
  expect(toBookedClass(row, createCall())).toMatchObject({
    tutor: { id, name: 'Mona Said' },
    tutor_time_zone: 'Africa/Cairo',
    students: [{ id: 71, name: 'Lina' }],
    start_date_time: '2027-01-11T12:00:00Z',
    end_date_time: '2027-01-11T13:00:00Z',
  })
  expect(toBookedClass(row, createCall()).students[0]).not.toHaveProperty('time_zone')
  const own = createCall('tutor', { account: { id, category: 'tutor' } as Call['account'] })
  expect(toBookedClass(row, own).students[0]).toMatchObject({ time_zone: 'Asia/Tokyo' })
  expect(toBookedClass({ ...row, tutor: 999 }, createCall()).tutor_time_zone).toBe(state.institute.time_zone)
})

test.each([
  [noon + 1, 'not started'],
  [noon, 'running'],
  [noon - HOUR + 1, 'running'],
  [noon - HOUR, 'finished'],
])('a webinar of an hour that starts at %i is %s', (start, stage) => {
  const row = insertWebinar(state, { start, end: start + HOUR })
  expect(computeWebinarState(row, createCall())).toBe(stage)
})

test('a webinar has what is known of it, and an interview its course', () => {
  const tutor = insertTutor(state).id
  expect(toWebinar(insertWebinar(state, { tutor }), createCall())).toMatchObject({
    title: 'Halaqa',
    tutor: { id: tutor, name: 'Mona Said' },
    kind: 'webinar',
    course: null,
    capacity: 20,
    registered: 0,
    is_cancelled: false,
    has_recording: false,
    is_for_parents: false,
  })
  const more = { interviewFor: 999, isCancelled: true, recording: 5, isForParents: true }
  expect(toWebinar(insertWebinar(state, more), createCall())).toMatchObject({
    kind: 'interview',
    course: { id: 999, name: '' },
    is_cancelled: true,
    has_recording: true,
    is_for_parents: true,
  })
})

test('a changed row has the time of its change, another one a time before its start', () => {
  const { id } = insertWebinar(state)
  expect(describeChange(state.webinars, id).updated_at).toBe('2027-01-11T12:00:00Z')
  const before = Date.parse(describeChange(state.webinars, 999, noon).updated_at)
  expect(before).toBeLessThan(noon - 59 * 24 * HOUR)
  expect(before).toBeGreaterThan(noon - 81 * 24 * HOUR)
  expect(describeChange(state.webinars, 999).updated_at).toMatch(/^2025-/)
})

test('a tutor without a free hour has none, and no country', () => {
  const tutor = insertTutor(state, { country_id: null, course_ids: [999] })
  expect(toTutor(tutor, createCall('student', { language: 'ar' }))).toMatchObject({
    first_name: 'Mona',
    country: null,
    courses: [{ id: 999, name: '' }],
    next_slot: null,
    price: 50,
    currency: 'EGP',
  })
})

test('a currency other than USD is EGP, and an unknown course has no name', () => {
  expect(getCurrency(createCall())).toBe('EGP')
  const usd = { ...state, institute: { ...state.institute, currency: 'USD' } } as InstituteState
  expect(getCurrency(createCall('student', { state: usd }))).toBe('USD')
  expect(findNamedCourse(999, createCall())).toEqual({ id: 999, name: '' })
})

test('three of four tutors have a video, and an own one or none comes first', () => {
  const buildTutor = (id: number) => ({ ...insertTutor(state), id })
  expect(getVideoUrl(buildTutor(5), createCall())).toBe('https://a.example/__mock/files/introductions/5.webm')
  expect(getVideoUrl(buildTutor(8), createCall())).toBeNull()
  state.profiles.update({ id: 5, video_url: null })
  state.profiles.update({ id: 8, video_url: '/own.webm' })
  expect([getVideoUrl(buildTutor(5), createCall()), getVideoUrl(buildTutor(8), createCall())]).toEqual([
    null,
    '/own.webm',
  ])
})

test('a person without a last name is named by the first name alone', () => {
  const sara = state.students.get(7)
  if (!sara) throw new Error('no student')
  state.students.update({ ...sara, last_name: buildText('', '') })
  expect(findPerson(7, createCall('operator')).name).toBe('Sara')
  expect(findLearner(71, createCall('operator')).guardian).toBe('Sara')
})

const readMark = (id: number, category = 'operator') => findPerson(id, createCall(category)).is_inactive

test('a removed kid and a deactivated student with the kids are marked for tutors and staff, a terminated tutor for staff', () => {
  const update = (table: 'students' | 'kids', id: number, more: object) =>
    state[table].update({ ...state[table].get(id), ...more } as never) // The members that people are shown with
  expect([7, 71].map((id) => readMark(id))).toEqual([undefined, undefined])
  update('kids', 71, { isRemoved: true })
  expect(['operator', 'tutor', 'student'].map((category) => readMark(71, category))).toEqual([
    true,
    true,
    undefined,
  ])
  update('kids', 71, { isRemoved: false })
  update('students', 7, { status: false })
  expect([7, 71].map((id) => readMark(id))).toEqual([true, true])
  expect([7, 71].map((id) => readMark(id, 'tutor'))).toEqual([true, true])
  expect([7, 71].map((id) => readMark(id, 'student'))).toEqual([undefined, undefined])
  const tutor = insertTutor(state, { status: 'terminated' })
  expect([readMark(tutor.id), readMark(tutor.id, 'tutor')]).toEqual([true, undefined])
  expect(findTutorPerson(tutor.id, createCall('', { account: undefined }))).not.toHaveProperty('is_inactive')
})
