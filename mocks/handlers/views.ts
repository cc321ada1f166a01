import { createRng } from '#mocks/world/codes/rng.ts'
import type { BookedClass, Person, Tutor, TutorApplication, Webinar } from '#sdk'
import { getById, languages, type NamedText } from '#mocks/data/catalogue.ts'
import { countries } from '#mocks/data/countries.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { listSeenLearners } from '#mocks/handlers/caller.ts'
import { addForStaff, isTutorOrStaff, markInactive } from '#mocks/handlers/addForStaff.ts'
import { findGroupOfSession } from '#mocks/world/classes/offeredGroups.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { DAY, HOUR, formatIso } from '#mocks/world/hours/clock.ts'
import type { Collection } from '#mocks/world/collection.ts'
import { listMissing } from '#mocks/world/listMissing.ts'
import type {
  ClassRecord,
  KidRecord,
  PersonRecord,
  TutorRecord,
  WebinarRecord,
} from '#mocks/world/records.ts'
import { findNextSlot } from '#mocks/world/hours/slots.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import { countTakenSeats } from '#mocks/world/webinars/countTakenSeats.ts'

/** Builds the id and name of a record in the caller's language. */
export function toNamed(row: NamedText, call: Call): { id: number; name: string } {
  return { id: row.id, name: row.name[call.language] }
}

/** Returns the URL of a person's picture, or null if they have none. */
export function getPictureUrl(
  whom: PersonRecord,
  call: Pick<Call, 'state' | 'origin'>,
  isKid = false,
): string | null {
  const own = call.state.profiles.get(whom.id)?.picture
  if (own) return `/api/files/detail/${own}/`
  if (own === null || !whom.hasPicture) return null
  const look = whom.gender === 'Female' ? (isKid ? 'g' : 'f') : isKid ? 'b' : 'm'
  return `${call.origin}/__mock/files/portraits/${whom.id}-${look}.svg`
}

/** Builds a tutor of a public list. */
export function toTutor(tutor: TutorRecord, call: Call): Tutor {
  const slot = findNextSlot(call.state, tutor, call.world.clock())
  return {
    ...describeTutor(tutor, call),
    course_types: [...tutor.course_types],
    rating: tutor.rating,
    ratings_count: tutor.ratings_count,
    classes_count: tutor.classes_count,
    biography: tutor.biography[call.language],
    price: tutor.price,
    currency: getCurrency(call),
    next_slot: slot === undefined ? null : formatIso(slot),
    has_trial: tutor.has_trial,
    ...describeChange(call.state.tutors, tutor.id),
  }
}

/** Builds a tutor of a list of staff. */
export function toApplication(tutor: TutorRecord, call: Call): TutorApplication {
  return {
    ...describeTutor(tutor, call),
    email: tutor.email,
    phone_number: tutor.phone_number,
    status: tutor.status,
    applied_on: tutor.applied_on,
    rating: tutor.rating,
    missing: listMissing(tutor, call.state),
  }
}

/** Builds a class of a response. */
export function toBookedClass(row: ClassRecord, call: Call): BookedClass {
  const group = findGroupOfSession(call.state, row)
  return {
    id: row.id,
    course: findNamedCourse(row.course_id, call),
    ...(group && { group_class: toNamed(group, call) }),
    tutor: findTutorPerson(row.tutor, call),
    tutor_time_zone: call.state.tutors.get(row.tutor)?.time_zone ?? call.state.institute.time_zone,
    students: listSeenLearners(row, call).map((id) => toClassLearner(row, id, call)),
    kind: row.kind,
    state: row.state,
    start_date_time: formatIso(row.start),
    end_date_time: formatIso(computeEnd(row)),
  }
}

/** Builds a webinar of a response. */
export function toWebinar(row: WebinarRecord, call: Call): Webinar {
  return {
    id: row.id,
    title: row.title[call.language],
    description: row.description[call.language],
    tutor: findTutorPerson(row.tutor, call),
    language: toNamed(getById(languages, row.language_id), call),
    start_date_time: formatIso(row.start),
    end_date_time: formatIso(row.end),
    state: computeWebinarState(row, call),
    kind: row.interviewFor === undefined ? 'webinar' : 'interview',
    course: row.interviewFor === undefined ? null : findNamedCourse(row.interviewFor, call),
    capacity: row.capacity,
    registered: countTakenSeats(row, call.state),
    is_cancelled: row.isCancelled ?? false,
    has_recording: row.recording !== undefined,
    is_for_parents: row.isForParents ?? false,
    ...describeChange(call.state.webinars, row.id, row.start),
  }
}

/**
 * Builds the date of the last change of a row.
 * @param start of a meeting, which was written two months or more before; other rows were written in 2025
 */
export function describeChange<Row extends { readonly id: number }>(
  rows: Collection<Row>,
  id: number,
  start?: number,
): { updated_at: string } {
  const rng = createRng('change', id)
  const seeded =
    start === undefined ? SEEDED_FROM + rng.between(0, 300) * DAY : start - rng.between(60, 80) * DAY
  return { updated_at: formatIso(rows.changedAt(id) ?? seeded + rng.between(8, 16) * HOUR) }
}

const SEEDED_FROM = Date.UTC(2025, 0, 6)

/** Computes whether a webinar is not started, running or finished. */
export function computeWebinarState(row: WebinarRecord, call: Call): Webinar['state'] {
  const now = call.world.clock()
  return now < row.start ? 'not started' : now < row.end ? 'running' : 'finished'
}

/** Formats a person's full name in the caller's language. */
export function formatFullName(person: PersonRecord, call: Call): string {
  return buildFullName(person)[call.language]
}

function describeTutor(tutor: TutorRecord, call: Call) {
  return {
    id: tutor.id,
    first_name: tutor.first_name[call.language],
    last_name: tutor.last_name[call.language],
    gender: tutor.gender,
    profile_picture_url: getPictureUrl(tutor, call),
    country: tutor.country_id === null ? null : toNamed(getById(countries, tutor.country_id), call),
    languages: tutor.language_ids.map((id) => toNamed(getById(languages, id), call)),
    courses: tutor.course_ids.map((id) => findNamedCourse(id, call)),
  }
}

/** Finds a tutor as a person; the name is empty for an unknown id. */
export function findTutorPerson(id: number, call: Call): Person {
  const tutor = call.state.tutors.get(id)
  if (!tutor) return { id, name: '', profile_picture_url: null }
  return {
    id,
    name: formatFullName(tutor, call),
    profile_picture_url: getPictureUrl(tutor, call),
    ...addForStaff(call, { ...markInactive(tutor.status === 'terminated'), category: 'tutor' }),
  }
}

/** Builds a learner of a class; the tutor also gets the time zone, of a kid the parent's. */
function toClassLearner(row: ClassRecord, id: number, call: Call): BookedClass['students'][number] {
  const one = findLearner(id, call)
  if (call.account?.id !== row.tutor) return one
  const { kids, profiles, institute } = call.state
  const time_zone = profiles.get(kids.get(id)?.parent ?? id)?.time_zone ?? institute.time_zone
  return { ...one, time_zone }
}

/** Finds a student or kid as a person. */
export function findLearner(id: number, call: Call): Person {
  const kid = call.state.kids.get(id)
  if (kid) {
    const age = Math.floor((call.world.clock() - Date.parse(kid.date_of_birth)) / (365.25 * DAY))
    return {
      id,
      name: kid.first_name[call.language],
      profile_picture_url: getPictureUrl(kid, call, true),
      age,
      ...(isTutorOrStaff(call) && { guardian: findGuardianName(kid, call) }),
      ...addForStaff(call, { guardian_id: kid.parent, category: 'kids' }),
      ...(isTutorOrStaff(call) &&
        markInactive(kid.isRemoved === true || call.state.students.get(kid.parent)?.status === false)),
    }
  }
  const student = call.state.students.get(id)
  if (!student) return { id, name: '', profile_picture_url: null }
  return {
    id,
    name: formatFullName(student, call),
    profile_picture_url: getPictureUrl(student, call),
    ...(isTutorOrStaff(call) && markInactive(!student.status)),
    ...addForStaff(call, { category: 'student' }),
  }
}

/** Finds the name of a kid's parent. */
function findGuardianName({ parent }: KidRecord, call: Call): string | null {
  const student = call.state.students.get(parent)
  return student ? formatFullName(student, call) : null
}

/** Finds a learner, a tutor or a member of staff. */
export function findPerson(id: number, call: Call): Person {
  const { kids, students, tutors, accounts } = call.state
  if (kids.get(id) ?? students.get(id)) return findLearner(id, call)
  const account = tutors.get(id) ? undefined : accounts.get(id)
  if (!account) return findTutorPerson(id, call)
  return {
    id,
    name: formatFullName(account, call),
    profile_picture_url: getPictureUrl(account, call),
    ...addForStaff(call, { category: account.category }),
  }
}

/** Finds id and name of a course; the name is empty for an unknown id. */
export function findNamedCourse(id: number, call: Call): { id: number; name: string } {
  const course = call.state.courses.get(id)
  return course ? toNamed(course, call) : { id, name: '' }
}

/** Returns the institute's currency. */
export function getCurrency(call: Call): 'EGP' | 'USD' {
  return call.state.institute.currency === 'USD' ? 'USD' : 'EGP'
}

/** Returns the URL of a tutor's introduction video; most seeded tutors have one. */
export function getVideoUrl(tutor: TutorRecord, call: Call): string | null {
  const own = call.state.profiles.get(tutor.id)
  if (own?.video_url !== undefined) return own.video_url
  return tutor.id % 4 ? `${call.origin}/__mock/files/introductions/${tutor.id}.webm` : null
}
