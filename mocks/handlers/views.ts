import type { BookedClass, Person, Tutor, TutorApplication, Webinar } from '#sdk'
import { byId, countries, courses, languages, type NamedText } from '#mocks/data/catalogue.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { DAY, HOUR, isoOf } from '#mocks/world/clock.ts'
import type { ClassRecord, PersonRecord, TutorRecord, WebinarRecord } from '#mocks/world/records.ts'

export function named(row: NamedText, call: Call): { id: number; name: string } {
  return { id: row.id, name: row.name[call.language] }
}

/** @param look whom the picture shows: man, woman, boy or girl */
export function pictureOf(person: PersonRecord, call: Call, isKid = false): string | null {
  if (!person.hasPicture) return null
  const look = person.gender === 'Female' ? (isKid ? 'g' : 'f') : isKid ? 'b' : 'm'
  return `${call.origin}/__mock/files/portraits/${person.id}-${look}.svg`
}

export function nextSlot(tutor: TutorRecord, now: number): number | undefined {
  return tutor.slots.find((slot) => slot > now)
}

export function tutorView(tutor: TutorRecord, call: Call): Tutor {
  const slot = nextSlot(tutor, call.world.clock())
  return {
    ...aboutTutor(tutor, call),
    course_types: [...tutor.course_types],
    rating: tutor.rating,
    ratings_count: tutor.ratings_count,
    classes_count: tutor.classes_count,
    biography: tutor.biography[call.language],
    price: tutor.price,
    currency: call.state.institute.currency === 'USD' ? 'USD' : 'EGP',
    next_slot: slot === undefined ? null : isoOf(slot),
    has_trial: tutor.has_trial,
  }
}

export function applicationView(tutor: TutorRecord, call: Call): TutorApplication {
  return {
    ...aboutTutor(tutor, call),
    email: tutor.email,
    phone_number: tutor.phone_number,
    status: tutor.status,
    applied_on: tutor.applied_on,
    rating: tutor.rating,
  }
}

export function classView(row: ClassRecord, call: Call): BookedClass {
  return {
    id: row.id,
    course: named(byId(courses, row.course_id), call),
    tutor: tutorPerson(row.tutor, call),
    students: row.students.map((id) => pupil(id, call)),
    kind: row.kind,
    state: row.state,
    start_date_time: isoOf(row.start),
    end_date_time: isoOf(row.start + HOUR),
  }
}

export function webinarView(row: WebinarRecord, call: Call): Webinar {
  return {
    id: row.id,
    title: row.title[call.language],
    description: row.description[call.language],
    tutor: tutorPerson(row.tutor, call),
    language: named(byId(languages, row.language_id), call),
    start_date_time: isoOf(row.start),
    end_date_time: isoOf(row.end),
    state: webinarState(row, call),
    capacity: row.capacity,
    registered: row.registered,
  }
}

export function webinarState(row: WebinarRecord, call: Call): Webinar['state'] {
  const now = call.world.clock()
  return now < row.start ? 'not started' : now < row.end ? 'running' : 'finished'
}

export function fullName(person: PersonRecord, call: Call): string {
  return `${person.first_name[call.language]} ${person.last_name[call.language]}`
}

function aboutTutor(tutor: TutorRecord, call: Call) {
  return {
    id: tutor.id,
    first_name: tutor.first_name[call.language],
    last_name: tutor.last_name[call.language],
    gender: tutor.gender,
    profile_picture_url: pictureOf(tutor, call),
    country: named(byId(countries, tutor.country_id), call),
    languages: tutor.language_ids.map((id) => named(byId(languages, id), call)),
    courses: tutor.course_ids.map((id) => named(byId(courses, id), call)),
  }
}

function tutorPerson(id: number, call: Call): Person {
  const tutor = byId(call.state.tutors.list(), id)
  return { id, name: fullName(tutor, call), profile_picture_url: pictureOf(tutor, call) }
}

function pupil(id: number, call: Call): Person {
  const kid = call.state.kids.get(id)
  if (kid) {
    const age = Math.floor((call.world.clock() - Date.parse(kid.date_of_birth)) / (365.25 * DAY))
    return { id, name: kid.first_name[call.language], profile_picture_url: pictureOf(kid, call, true), age }
  }
  const student = byId(call.state.students.list(), id)
  return { id, name: fullName(student, call), profile_picture_url: pictureOf(student, call) }
}
