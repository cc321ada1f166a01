import { getById, institutes } from '#mocks/data/catalogue.ts'
import type { CourseRecord } from '#mocks/data/catalogue.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import type { RequestRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import type { ClassRecord, StudentRecord, TutorRecord, WebinarRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { createWorlds } from '#mocks/world/worlds.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Noon of a Monday in UTC, winter in the north. Milliseconds since the epoch. */
export const noon = Date.UTC(2027, 0, 11, 12)

/** The state of the first institute with its staff and nothing else, at noon of a Monday. */
export function createEmptyState(): InstituteState {
  const world = createWorlds({ isEmpty: true, now: noon }).get()
  return world.state(getById(institutes, 1))
}

const buildText = (en: string) => ({ en, ar: en })

/** Inserts the courses 1 and 2, the student 7, and her kids 71 and 72. */
export function insertFamily(state: InstituteState): void {
  const person = { last_name: buildText('Nabil'), gender: 'Female' as const, email: '' }
  state.courses.update({ id: 1, name: { en: 'Tajweed', ar: 'تجويد' } } as CourseRecord) // The members in use
  state.courses.update({ id: 2, name: buildText('Arabic') } as CourseRecord) // The members in use
  state.students.update({ ...person, id: 7, first_name: buildText('Sara') } as StudentRecord) // The members in use
  for (const [id, name] of [
    [71, 'Lina'],
    [72, 'Adam'],
  ] as const)
    state.kids.update({
      ...person,
      id,
      parent: 7,
      first_name: buildText(name),
      date_of_birth: '2018-01-01',
      passcode: '123456',
      passcode_changed: noon,
      hasPicture: false,
    })
}

/** Inserts a class of the learner 7 with the tutor 3. @param more members that differ */
export function insertClass(state: InstituteState, more: Partial<ClassRecord> = {}): ClassRecord {
  return state.classes.insert((id) => ({
    id,
    course_id: 1,
    tutor: 3,
    students: [7],
    kind: 'one_to_one',
    state: 'confirmed',
    start: noon,
    ...more,
  }))
}

/** Inserts a paid booking of single classes, four at 50 each, by the student 7. @param more members that differ */
export function insertReservation(
  state: InstituteState,
  more: Partial<ReservationRecord> = {},
): ReservationRecord {
  return state.reservations.insert((id) => ({
    id,
    kind: 'one_to_one',
    state: 'active',
    student: 7,
    learner: 7,
    tutor: 3,
    course_ids: [1],
    program_id: 4,
    starts: [noon],
    price: computePrice({ sessions: 4, each: 50 }),
    created: noon,
    ...more,
  }))
}

/** Inserts a request of a student to move a class. @param more members that differ */
export function insertRequest(state: InstituteState, more: Partial<RequestRecord> = {}): RequestRecord {
  return state.requests.insert((id) => ({
    id,
    class_id: 1,
    student: 7,
    tutor: 3,
    from: noon,
    to: noon,
    reason: '',
    state: 'pending',
    asked_by: 'student',
    asked: noon,
    ...more,
  }))
}

/** Inserts an approved tutor in Cairo. @param more members that differ */
export function insertTutor(state: InstituteState, more: Partial<TutorRecord> = {}): TutorRecord {
  return state.tutors.insert((id) => ({
    id,
    first_name: buildText('Mona'),
    last_name: buildText('Said'),
    gender: 'Female',
    hasPicture: false,
    email: 'mona@example.test',
    phone_number: '',
    country_id: 1,
    language_ids: [1],
    course_ids: [1],
    course_types: [],
    rating: null,
    ratings_count: 0,
    star_counts: [0, 0, 0, 0, 0],
    classes_count: 0,
    biography: buildText(''),
    price: 50,
    has_trial: false,
    time_zone: 'Africa/Cairo',
    isTeaching: false,
    joined_on: '2026-01-01',
    applied_on: '2026-01-01',
    status: 'approved',
    reviews: [],
    weight: 1,
    searchText: '',
    ...more,
  }))
}

/** Inserts a webinar of an hour by the tutor 3. @param more members that differ */
export function insertWebinar(state: InstituteState, more: Partial<WebinarRecord> = {}): WebinarRecord {
  return state.webinars.insert((id) => ({
    id,
    title: buildText('Halaqa'),
    description: buildText(''),
    tutor: 3,
    language_id: 1,
    start: noon,
    end: noon + 3_600_000,
    capacity: 20,
    searchText: '',
    ...more,
  }))
}

/** Inserts a group class of the tutor 3 on Mondays at 18:00 for four weeks from today. @param more members that differ */
export function insertGroupClass(
  state: InstituteState,
  more: Partial<GroupClassRecord> = {},
): GroupClassRecord {
  return state.groupClasses.insert((id) => ({
    id,
    name: buildText('Group'),
    course_id: 1,
    tutor: 3,
    days: [1],
    start_date: '2027-01-11',
    end_date: '2027-02-07',
    start_time: '18:00',
    minutes: 60,
    min: 2,
    max: 2,
    isRenewed: false,
    age_from: 5,
    age_to: 9,
    price: 20,
    learners: [],
    ...more,
  }))
}
