import {
  getById,
  origins,
  courses,
  languages,
  type Origin,
  type InstituteData,
} from '#mocks/data/catalogue.ts'
import type { Text } from '#mocks/data/texts.ts'
import { buildBiography, isInviting } from '#mocks/world/people/biographies.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'
import { createNaming, longName } from '#mocks/world/people/names.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import type { ReviewState, TutorRecord } from '#mocks/world/records.ts'
import { buildRatings, type Ratings } from '#mocks/world/classes/reviews.ts'
import { createRng, type Rng } from '#mocks/world/codes/rng.ts'
import { normalize } from '#mocks/world/search.ts'

const crowd: readonly [ReviewState, number][] = [
  ['approved', 72],
  ['new', 14],
  ['under_review', 11],
  ['rejected', 9],
  ['terminated', 8],
]

// Shows plural forms of both languages on the first pages
const telling = [0, 1, 2, 3, 11, 100]

/** Creates the tutors of an institute in all review states; the first one is the demo account. */
export function createTutors(institute: InstituteData, seed: number, day: number): TutorRecord[] {
  const rng = createRng(seed, 'tutors', institute.id)
  const name = createNaming(rng)
  const choices = origins.flatMap((country) => Array.from({ length: country.weight }, () => country))
  const states = crowd.flatMap(([state, count]) => Array.from({ length: count }, () => state))
  const tutors = states.map((status, index) => {
    const gender = index === 0 || rng.chance(0.5) ? ('Female' as const) : ('Male' as const)
    const home = origins.find(({ zone }) => zone === institute.time_zone) ?? getById(origins, 1)
    const country = index === 0 ? home : rng.pick(choices)
    const isLong = index === 6
    const named = isLong ? longName : name(gender, country.names)
    const person = { ...named, gender: isLong ? ('Male' as const) : gender }
    return buildTutor({ person, country, index, status, institute, rng, day })
  })
  return addBiographies(tutors)
}

/** Adds biographies, which differ between neighbours in the default order. */
function addBiographies(tutors: readonly Tutor[]): TutorRecord[] {
  const rank = (a: Tutor, b: Tutor) =>
    Number(b.status === 'approved') - Number(a.status === 'approved') || b.weight - a.weight || a.id - b.id
  const positions = new Map(tutors.toSorted(rank).map(({ id }, position) => [id, position]))
  return tutors.map(({ years, subject, ...tutor }) => {
    const biography = buildBiography(positions.get(tutor.id) ?? 0, { gender: tutor.gender, subject, years })
    return { ...tutor, biography, has_trial: tutor.has_trial || isInviting(biography) }
  })
}

/** A tutor without a biography. */
type Tutor = Omit<TutorRecord, 'biography'> & { years: number; subject: string }

interface Draft {
  person: Pick<TutorRecord, 'first_name' | 'last_name' | 'gender'>
  country: Origin
  index: number
  status: ReviewState
  institute: InstituteData
  rng: Rng
  day: number
}

function buildTutor({ person, country, index, status, institute, rng, day }: Draft): Tutor {
  const id = institute.id * 1000 + 1 + index
  const hasTaught = status === 'approved' || status === 'terminated'
  const subject = rng.pick(['arabic', 'quran', 'tajweed'])
  // Some applicants have not named their courses or price yet
  const lack = status === 'new' ? index % 5 : undefined
  const proposed = [
    ...rng.sample(
      courses.filter((course) => course.subject === subject),
      rng.between(2, 4),
    ),
    ...rng.sample(
      courses.filter((course) => course.subject !== subject),
      rng.between(0, 2),
    ),
  ]
  const taught = lack === 1 ? [] : proposed
  const years = rng.between(3, 22)
  const ratings = buildRatings({
    rng,
    id,
    day,
    gender: person.gender,
    count: hasTaught ? pickCount(rng, index) : 0,
  })
  // The demo tutor has taught for the whole class history
  const joined = day - (rng.between(40, 1400) + (index ? 0 : 365)) * DAY
  const applied = hasTaught ? joined - rng.between(5, 30) * DAY : day - rng.between(0, 60) * DAY
  const course_ids = taught.map((course) => course.id).toSorted((a, b) => a - b)
  return {
    id,
    ...person,
    hasPicture: index === 0 || (index !== 3 && rng.chance(0.88)),
    email: index === 0 ? 'tutor@example.test' : `tutor.${id}@example.test`,
    phone_number: `+4477009${String(id % 100_000).padStart(5, '0')}`,
    country_id: country.id,
    language_ids: pickSpokenLanguages(country, rng),
    course_ids,
    course_types: [...new Set(taught.map((course) => course.subject))].toSorted(),
    ...ratings,
    classes_count: hasTaught ? ratings.ratings_count * rng.between(6, 14) + (telling[index % 6] ?? 0) : 0,
    years,
    subject,
    price:
      (lack === 2 ? 0 : 1) *
      (institute.currency === 'USD' ? rng.between(16, 60) / 2 : rng.between(15, 45) * 10),
    has_trial: rng.chance(0.8),
    time_zone: hardZones[index] ?? country.zone,
    isTeaching: hasTaught && index !== 5,
    joined_on: formatDate(joined),
    applied_on: formatDate(applied),
    status,
    weight: computeWeight(ratings),
    searchText: buildTutorSearchText(
      person,
      course_ids.map((course) => getById(courses, course)),
    ),
  }
}

function pickCount(rng: Rng, index: number): number {
  return telling[index - 1] ?? (rng.chance(0.08) ? 0 : rng.between(4, 140))
}

function computeWeight({ rating, ratings_count }: Ratings): number {
  // Five neutral ratings are added, so that a few good ones weigh less than many
  return ((rating ?? 0) * ratings_count + 4 * 5) / (ratings_count + 5)
}

/** Builds the text in which a tutor is searched: the name and the taught courses, each in both languages. */
export function buildTutorSearchText(
  person: Pick<TutorRecord, 'first_name' | 'last_name'>,
  taught: readonly { readonly name: Text }[],
): string {
  return [buildFullName(person), ...taught.map(({ name }) => name)]
    .flatMap(({ en, ar }) => [en, ar])
    .map(normalize)
    .join('\n')
}

function pickSpokenLanguages(country: Origin, rng: Rng): number[] {
  const own: Record<string, number> = { 3: 3, 8: 3, 12: 4, 13: 5, 14: 8, 15: 5, 16: 6 }
  const extra = rng.chance(0.15) ? [rng.pick(languages).id] : []
  const native = own[country.id]
  const spoken = [1, ...(rng.chance(0.75) ? [2] : []), ...(native ? [native] : []), ...extra]
  return [...new Set(spoken)].toSorted((a, b) => a - b)
}

// Shows time zones with unusual offsets on the first pages
const hardZones: Readonly<Record<number, string>> = {
  1: 'Asia/Riyadh',
  2: 'Europe/London',
  3: 'America/New_York',
  4: 'Asia/Kolkata',
  7: 'Asia/Kathmandu',
}
