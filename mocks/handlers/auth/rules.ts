import { isRecord } from '#sdk/isRecord.ts'
import type { MessageKey } from '#mocks/data/texts.ts'
import { readText, type Fields } from '#mocks/handlers/callValues.ts'
import { isDay } from '#mocks/world/hours/clock.ts'

/** Error messages by field; empty when all fields are valid. */
export type Problems = Record<string, MessageKey>

/**
 * Checks the fields of the register form. @see specification section 5
 * @param today the date where the institute is, YYYY-MM-DD
 */
export function findRegisterProblems(fields: Fields, today: string): Problems {
  const problems: Problems = {}
  if (fields.register_type !== 'student' && fields.register_type !== 'tutor')
    problems.register_type = 'registerType'
  Object.assign(problems, findPersonProblems(fields, today, { years: 18, key: 'adultAge' }))
  for (const name of ['email', 'phone_number', 'password', 'confirm_password'])
    if (!readRawText(fields, name)) problems[name] = 'required'
  if (!problems.email && !isEmail(readText(fields, 'email'))) problems.email = 'invalidEmail'
  if (!problems.phone_number && !/^\+?\d{8,16}$/.test(readText(fields, 'phone_number')))
    problems.phone_number = 'invalidPhone'
  if (!problems.password && !isStrong(readRawText(fields, 'password'))) problems.password = 'passwordWeak'
  if (!problems.confirm_password && fields.confirm_password !== fields.password)
    problems.confirm_password = 'passwordMismatch'
  if (fields.is_terms_and_conditions_accepted !== true)
    problems.is_terms_and_conditions_accepted = 'termsRequired'
  return { ...problems, ...findKidsProblems(fields.kids, today) }
}

/** Checks the fields of the kid form: all required, at least 4 years old. @see specification section 5 */
export function findKidProblems(fields: Fields, today: string): Problems {
  const problems = findPersonProblems(fields, today, { years: 4, key: 'kidAgeError' })
  const isKid = fields.register_type === undefined || fields.register_type === 'kid'
  return isKid ? problems : { ...problems, register_type: 'notAChoice' }
}

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** Computes full years from a date of birth to a day, both YYYY-MM-DD. */
export function computeAge(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

function findPersonProblems(
  fields: Fields,
  today: string,
  min: { years: number; key: MessageKey },
): Problems {
  const problems: Problems = {}
  for (const name of ['first_name', 'last_name']) {
    const text = readText(fields, name)
    if (!text) problems[name] = 'required'
    else if (text.length > 200) problems[name] = 'tooLong'
  }
  if (!fields.gender) problems.gender = 'required'
  else if (fields.gender !== 'Male' && fields.gender !== 'Female') problems.gender = 'genderInvalid'
  const birth = readText(fields, 'date_of_birth')
  if (!birth) problems.date_of_birth = 'required'
  else if (!isDay(birth)) problems.date_of_birth = 'dateInvalid'
  else if (birth > today) problems.date_of_birth = 'dateInFuture'
  else if (computeAge(birth, today) < min.years) problems.date_of_birth = min.key
  return problems
}

function findKidsProblems(kids: unknown, today: string): Problems {
  if (!Array.isArray(kids)) return {}
  const entries = kids.flatMap((kid: unknown, index) =>
    Object.entries(findKidProblems(isRecord(kid) ? kid : {}, today)).map(([name, key]) => [
      `kids.${index}.${name}`,
      key,
    ]),
  )
  return Object.fromEntries(entries)
}

/** Whether a password meets the specification's rules. */
export function isStrong(password: string): boolean {
  return [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u].every((rule) => rule.test(password))
}

function readRawText(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
