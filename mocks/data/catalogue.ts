import catalogue from '#mocks/data/courses.json'
import type { Language } from '#sdk/language.ts'
import institutesData from '#mocks/data/institutes.json'
import places from '#mocks/data/places.json'
import { getText, type Text } from '#mocks/data/texts.ts'

export type InstituteData = (typeof institutesData)[number]

export interface NamedText {
  readonly id: number
  readonly name: Text
}
/** A country from which tutors come. */
export interface Origin extends NamedText {
  /** ISO 3166 code */
  readonly region: string
  readonly zone: string
  readonly names: string
  readonly weight: number
  /** Usual distance from UTC, for plausible working hours */
  readonly hours: number
}
/** Whole years, both included. */
export interface Ages {
  readonly from: number
  readonly to: number
}
export interface CourseRecord extends NamedText {
  readonly code: string
  readonly subject: string
  readonly type: 'adult' | 'kids'
  readonly isGroup: boolean
  /** Ages for which a group of the course is meant */
  readonly ages?: Ages
  readonly description: Text
  /** Files that staff added */
  readonly files?: readonly number[]
}

export const institutes: readonly InstituteData[] = institutesData

export const origins: readonly Origin[] = places.countries.map((country) => ({
  ...country,
  name: getText(country.name),
}))

export const languages: readonly NamedText[] = places.languages.map(({ id, name }) => ({
  id,
  name: getText(name),
}))

export const cities: readonly NamedText[] = places.cities.map((name, index) => ({
  id: index + 1,
  name: getText(name),
}))

export const subjects = catalogue.types.map(({ slug, title }) => ({ slug, title: getText(title) }))

export const webinarTopics = catalogue.webinars.map(({ subject, title, description, ...topic }) => ({
  subject,
  title: getText(title),
  description: getText(description),
  isForParents: 'parents' in topic,
}))

/** The same ids in every institute: 101, 102, ... */
export const courses: readonly CourseRecord[] = catalogue.courses.map((course, index) => ({
  id: 101 + index,
  code: course.code,
  subject: course.subject,
  type: course.type === 'kids' ? 'kids' : 'adult',
  isGroup: course.group,
  ...('ages' in course && { ages: readAges(course.ages) }),
  name: getText(course.name),
  description: getText(course.description),
}))

function readAges([from = 4, to = 17]: readonly number[] = []): Ages {
  return { from, to }
}

/** Returns the row with an id. @throws Error for an unknown id */
export function getById<Row extends { readonly id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`No record ${id}`)
  return row
}

/** Finds the institute of a custom host (`noor.localhost:3000`); the first one by default. */
export function findInstitute(host: string | undefined): InstituteData {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '')
  const label = name.split('.')[0]
  const found = institutes.find(({ host: own }) => own !== 'localhost' && own.split('.')[0] === label)
  const [first] = institutes
  if (!first) throw new Error('No institutes')
  return found ?? first
}

/** Returns the default language of an institute. */
export function getDefaultLanguage(institute: InstituteData): Language {
  return institute.default_language === 'ar' ? 'ar' : 'en'
}
