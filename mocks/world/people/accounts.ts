import type { Gender } from '#sdk'
import type { InstituteData } from '#mocks/data/catalogue.ts'
import { getText } from '#mocks/data/texts.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'
import { createNaming } from '#mocks/world/people/names.ts'
import type {
  AccountRecord,
  KidRecord,
  PersonRecord,
  StudentRecord,
  TutorRecord,
} from '#mocks/world/records.ts'
import { createRng } from '#mocks/world/codes/rng.ts'

const STUDENTS = 200
const FIRST = 24
/** Number of people who joined months ago and own the seeded bookings. */
const LONG = 60
// Includes the limits of the rules: 4 may join, 17 is still a kid
const ages = [9, 4, 17, 7, 12, 6, 10, 14, 8, 5, 11, 13, 15, 16, 6, 9, 7, 12, 10, 8]
// Index of the parent: the demo parent has three kids, another one four
const parents = [0, 0, 0, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 14]

/** Creates the people, the demo accounts first: the student with three kids, the social student. */
export function createPeople(institute: InstituteData, seed: number, day: number) {
  const rng = createRng(seed, 'people', institute.id)
  const name = createNaming(rng)
  const first = institute.id * 1000 + 300
  const students: StudentRecord[] = Array.from({ length: STUDENTS }, (_, index) => {
    const gender: Gender = rng.chance(0.5) ? 'Female' : 'Male'
    const id = index < FIRST ? first + index : institute.id * 100_000 + index
    const person = { id, ...name(gender, 'mixed'), gender, hasPicture: rng.chance(0.6) }
    return { ...person, ...buildMembership(id, index, day) }
  })
  const kids: KidRecord[] = ages.map((age, index) => {
    const gender: Gender = index % 2 ? 'Male' : 'Female'
    const parent = students[parents[index] ?? index]
    const named = name(gender, 'arabic')
    return {
      id: first + 100 + index,
      first_name: named.first_name,
      last_name: parent?.last_name ?? named.last_name,
      gender,
      hasPicture: index < 6,
      date_of_birth: formatDate(day - Math.round((age + 0.4) * 365.25) * DAY),
      parent: parent?.id ?? first,
      passcode: index === 0 ? '246810' : String(rng.between(300_000, 999_999)),
      passcode_changed: day - 30 * DAY,
    }
  })
  return { students, kids }
}

function buildMembership(id: number, index: number, day: number) {
  const demo = ['student@example.test', 'social@example.test'][index]
  return {
    email: demo ?? `student.${id}@example.test`,
    phone_number: `+4477008${String(id % 100_000).padStart(5, '0')}`,
    status: index % 9 !== 8,
    isPending: index % 17 === 16,
    joined_on: formatDate(
      day - (index < LONG ? 140 + ((index * 37) % 560) : 20 + ((index * 37) % 700)) * DAY,
    ),
  }
}

/** Creates the accounts of all people who may sign in. */
export function createAccounts(
  institute: InstituteData,
  { students, kids }: ReturnType<typeof createPeople>,
  tutors: readonly TutorRecord[],
): AccountRecord[] {
  const [student, social] = students
  const [tutor] = tutors
  if (!student || !social || !tutor) throw new Error('A world needs its demo people')
  return [
    buildAccount(student, 'student', 'student@example.test', 'Learn#2026'),
    { ...buildAccount(social, 'student', 'social@example.test', 'Learn#2026'), user_type: 'google_student' },
    buildAccount(tutor, 'tutor', 'tutor@example.test', 'Teach#2026'),
    ...createStaffAccounts(institute),
    ...kids.map((kid) => buildKidAccount(kid)),
  ]
}

/** Creates the accounts of the operator and the institute admin. */
export function createStaffAccounts(institute: InstituteData): AccountRecord[] {
  const staff = { gender: 'Female' as const, hasPicture: false, first_name: getText('Hala|هالة') }
  const admin = { gender: 'Male' as const, hasPicture: false, first_name: getText('Nadim|نديم') }
  const operatorId = institute.id * 1000 + 500
  return [
    buildAccount(
      { ...staff, id: operatorId, last_name: getText('Murad|مراد') },
      'operator',
      'operator@example.test',
      'Operate#2026',
    ),
    buildAccount(
      { ...admin, id: operatorId + 1, last_name: getText('Shafiq|شفيق') },
      'institute_admin',
      'admin@example.test',
      'Admin#2026',
    ),
  ]
}

/** Builds a kid's account, whose user name is the passcode. */
export function buildKidAccount(kid: KidRecord): AccountRecord {
  return buildAccount(kid, 'kids', null, '')
}

function buildAccount(
  person: PersonRecord,
  category: AccountRecord['category'],
  email: string | null,
  password: string,
): AccountRecord {
  const { id, first_name, last_name, gender, hasPicture } = person
  return { id, first_name, last_name, gender, hasPicture, category, user_type: category, email, password }
}
