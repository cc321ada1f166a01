import { cities, courses, type InstituteData } from '#mocks/data/catalogue.ts'
import { createBookings } from '#mocks/world/booking/bookings.ts'
import { createClasses } from '#mocks/world/classes/classes.ts'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'
import { createDocuments } from '#mocks/world/documents.ts'
import { createGroupClassSessions } from '#mocks/world/classes/groupClassSessions.ts'
import { createLearning } from '#mocks/world/learning/learning.ts'
import { createStaffRecords } from '#mocks/world/createStaffRecords.ts'
import { createAccounts, createPeople, createStaffAccounts } from '#mocks/world/people/accounts.ts'
import type { ClassRecord, InitialData, TutorRecord } from '#mocks/world/records.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'
import { createInterviews } from '#mocks/world/classes/interviews.ts'
import { addRecordings } from '#mocks/world/webinars/addRecordings.ts'
import { createWebinars } from '#mocks/world/webinars/webinars.ts'

const MAX_KEPT = 24
const built = new Map<string, InitialData>()

/** Returns the initial data of every world of this seed and day; built once and shared by all worlds. */
export function getInitialData(
  institute: InstituteData,
  seed: number,
  day: number,
  isEmpty: boolean,
): InitialData {
  const key = isEmpty ? `${institute.id}/empty` : `${institute.id}/${seed}/${day}`
  const known = built.get(key)
  if (known) return known
  const base = isEmpty ? buildEmptyData(institute) : buildInitialData(institute, seed, day)
  built.set(key, base)
  const [oldest] = built.keys()
  if (built.size > MAX_KEPT && oldest !== undefined) built.delete(oldest)
  return base
}

/** Builds the initial data; `getInitialData` caches it. */
export function buildInitialData(institute: InstituteData, seed: number, day: number): InitialData {
  const tutors = createTutors(institute, seed, day)
  const people = createPeople(institute, seed, day)
  const weekly = createClasses(institute, seed, day, { tutors, ...people })
  const { webinars, files: recordings } = addRecordings(
    institute.id * 10_000,
    createWebinars(institute, seed, day, tutors),
  )
  const accounts = createAccounts(institute, people, tutors)
  const records = createStaffRecords(institute, seed, day, {
    tutors,
    ...people,
    accounts,
    webinars,
    classes: weekly,
  })
  const { groupClasses } = records
  const classes = [...weekly, ...createGroupClassSessions(institute.id, groupClasses, tutors)]
  const { booked, ...bookings } = createBookings(institute, seed, day, {
    tutors,
    ...people,
    classes,
    groupClasses,
  })
  const learning = createLearning(institute, seed, day, { tutors, ...people, classes })
  return {
    institute,
    tutors: addClassCounts(tutors, [...classes, ...booked], day),
    ...people,
    accounts,
    classes: [...classes, ...booked],
    webinars: [...webinars, ...createInterviews(seed, day, { groups: groupClasses, tutors, webinars })],
    cities,
    courses,
    ...bookings,
    ...learning,
    files: [...learning.files, ...recordings, ...createDocuments(institute.id * 10_000, tutors)],
    ...records,
  }
}

/** Builds the initial data of an institute that has staff and nothing else. */
function buildEmptyData(institute: InstituteData): InitialData {
  return {
    institute,
    accounts: createStaffAccounts(institute),
    cities,
    tutors: [],
    students: [],
    kids: [],
    classes: [],
    webinars: [],
    courses: [],
    holds: [],
    reservations: [],
    payments: [],
    requests: [],
    files: [],
    homework: [],
    submissions: [],
    quizzes: [],
    questions: [],
    attempts: [],
    catalogs: [],
    feedback: [],
    groups: [],
    groupClasses: [],
    messages: [],
    events: [],
    registrations: [],
    notifications: [],
    profiles: [],
    hours: [],
    audits: [],
  }
}

/** Raises each tutor's number of classes to at least those in the history. */
function addClassCounts(
  tutors: readonly TutorRecord[],
  classes: readonly ClassRecord[],
  day: number,
): readonly TutorRecord[] {
  const held = new Map<number, number>()
  for (const row of classes)
    if (row.start < day && computeOutcome(row, day) === 'completed')
      held.set(row.tutor, (held.get(row.tutor) ?? 0) + 1)
  return tutors.map((tutor) => {
    const count = held.get(tutor.id) ?? 0
    return count > tutor.classes_count ? { ...tutor, classes_count: count } : tutor
  })
}
