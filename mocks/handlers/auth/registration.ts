import { isRecord } from '#sdk/isRecord.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import { createRng } from '#mocks/world/codes/rng.ts'
import { buildSuccess, buildFieldFailure, type Failure, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireAccount, parseFields, readText, type Fields } from '#mocks/handlers/callValues.ts'
import { findKidProblems, findRegisterProblems } from '#mocks/handlers/auth/rules.ts'
import { startSession } from '#mocks/handlers/auth/session.ts'
import { buildKidAccount } from '#mocks/world/people/accounts.ts'
import type { AccountRecord, KidRecord, PersonRecord } from '#mocks/world/records.ts'
import { isZone } from '#mocks/world/hours/zones.ts'
import { buildTutorSearchText } from '#mocks/world/people/tutors.ts'
import { incrementCounter } from '#mocks/world/world.ts'
import { notify } from '#mocks/world/notify.ts'

export const signUp: Handler<'signUp'> = (call) => {
  const outcome = register(call)
  if ('failure' in outcome) return { status: 200, body: outcome.failure }
  return { status: 200, body: buildSuccess('registered', call.language) }
}

export const signUpWithSignIn: Handler<'signUpWithSignIn'> = (call) => {
  const outcome = register(call)
  if ('failure' in outcome) return { status: 200, body: outcome.failure }
  return { status: 200, body: startSession(call, outcome.account) }
}

export const addKid: Handler<'addKid'> = (call) => {
  const fields = parseFields(call)
  const problems = findKidProblems(fields, getToday(call))
  if (Object.keys(problems).length) return { status: 200, body: buildFieldFailure(problems, call.language) }
  const kid = createKid(call, fields, requireAccount(call).id)
  const { id, first_name, last_name, gender, date_of_birth, passcode } = kid
  const data = {
    id,
    first_name: first_name[call.language],
    last_name: last_name[call.language],
    gender,
    date_of_birth,
    passcode,
  }
  return { status: 200, body: { ...buildSuccess('saved', call.language), data } }
}

function register(call: Call): { account: AccountRecord } | { failure: Failure } {
  const fields = parseFields(call)
  const { accounts } = call.state
  const problems = findRegisterProblems(fields, getToday(call))
  const email = readText(fields, 'email').toLowerCase()
  if (!problems.email && accounts.list().some((account) => account.email === email))
    problems.email = 'accountExists'
  if (Object.keys(problems).length) return { failure: buildFieldFailure(problems, call.language) }
  const category = fields.register_type === 'tutor' ? 'tutor' : 'student'
  const person = buildPerson(fields, getNextId(call))
  const password = typeof fields.password === 'string' ? fields.password : ''
  const joining = {
    person,
    email,
    password,
    phone_number: readText(fields, 'phone_number'),
    date_of_birth: readText(fields, 'date_of_birth'),
  }
  const account = category === 'tutor' ? addAccount(call, joining, 'tutor') : addStudent(call, joining)
  if (category === 'tutor') addApplicant(call, fields, person)
  if (Array.isArray(fields.kids))
    for (const kid of fields.kids) if (isRecord(kid)) createKid(call, kid, person.id)
  return { account }
}

/** A person who gets an account. */
interface Joining {
  person: PersonRecord
  email: string
  password: string
  phone_number?: string
  date_of_birth?: string
  /** Whether the e-mail address needs no confirmation */
  isVerified?: boolean
}

/** Adds a student with an account. */
export function addStudent(call: Call, joining: Joining): AccountRecord {
  const { person, email, phone_number = '', isVerified = false } = joining
  const joined_on = getToday(call)
  call.state.students.update({
    ...person,
    email,
    phone_number,
    status: true,
    isPending: !isVerified,
    joined_on,
  })
  return addAccount(call, joining, 'student')
}

function addAccount(call: Call, joining: Joining, category: 'student' | 'tutor'): AccountRecord {
  const { person, email, password, date_of_birth = '', isVerified = false } = joining
  const account = { ...person, category, user_type: category, email, password } as const
  call.state.accounts.update(account)
  call.state.profiles.update({
    id: person.id,
    date_of_birth,
    isVerified,
    language: call.language,
    time_zone: findOwnZone(call),
    // Seeded tutors have one
    video_url: null,
  })
  return account
}

/** Adds a tutor who waits for review. */
function addApplicant(call: Call, fields: Fields, person: PersonRecord) {
  call.state.tutors.update({
    ...person,
    email: readText(fields, 'email').toLowerCase(),
    phone_number: readText(fields, 'phone_number'),
    country_id: null,
    language_ids: [],
    course_ids: [],
    course_types: [],
    rating: null,
    ratings_count: 0,
    star_counts: [0, 0, 0, 0, 0],
    classes_count: 0,
    biography: { en: '', ar: '' },
    price: 0,
    has_trial: false,
    time_zone: findOwnZone(call),
    isTeaching: false,
    joined_on: getToday(call),
    applied_on: getToday(call),
    status: 'new',
    reviews: [],
    weight: 0,
    searchText: buildTutorSearchText(person, []),
  })
  notify(call.state, call.world.clock(), 'applicationReceived', {
    tutors: [person.id],
    values: { id: person.id, name: buildFullName(person) },
  })
  call.state.audits.insert((id) => ({
    id,
    tutor: person.id,
    action: 'applied',
    done_by: buildFullName(person),
    done: call.world.clock(),
    reason: null,
  }))
}

/** Finds the caller's time zone; UTC is sent for one that is unknown, so that the institute's takes its place. */
function findOwnZone({ headers: { timezone }, state }: Call): string {
  const isKnown = timezone !== undefined && timezone !== 'UTC' && isZone(timezone)
  return isKnown ? timezone : state.institute.time_zone
}

function createKid(call: Call, fields: Fields, parent: number): KidRecord {
  const { kids, accounts } = call.state
  const id = getNextId(call)
  const kid = {
    ...buildPerson(fields, id),
    date_of_birth: readText(fields, 'date_of_birth'),
    parent,
    passcode: createPasscode(call, id),
    passcode_changed: call.world.clock(),
  }
  kids.update(kid)
  accounts.update(buildKidAccount(kid))
  return kid
}

/** Creates a passcode that was never used before. */
export function createPasscode(call: Call, kid: number): string {
  const turn = incrementCounter(call.world, `passcode/${kid}`)
  const rng = createRng(call.world.seed, 'passcode', call.state.institute.id, kid, turn)
  const taken = new Set(call.state.kids.list().map(({ passcode }) => passcode))
  for (;;) {
    const passcode = String(rng.between(100_000, 999_999))
    if (!taken.has(passcode)) return passcode
  }
}

function buildPerson(fields: Fields, id: number): PersonRecord {
  const first = readText(fields, 'first_name')
  const last = readText(fields, 'last_name')
  return {
    id,
    first_name: { en: first, ar: first },
    last_name: { en: last, ar: last },
    gender: fields.gender === 'Male' ? 'Male' : 'Female',
    hasPicture: false,
  }
}

/** Returns an id above those of the seeded people. */
export function getNextId(call: Call): number {
  const { id } = call.state.institute
  return id * 1000 + 600 + incrementCounter(call.world, `people/${id}`)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns today's date in the institute's time zone. */
export function getToday(call: Call): string {
  const { time_zone } = call.state.institute
  const format = formats.get(time_zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: time_zone })
  formats.set(time_zone, format)
  return format.format(call.world.clock())
}
