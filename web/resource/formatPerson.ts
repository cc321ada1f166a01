import type { Person } from '#sdk'
import type { Formats } from './formats.ts'

/** Formats a person as a text: a kid with the parent's name, and whether the account is deactivated or was removed. */
export function formatPerson(
  { name, guardian, is_inactive }: Pick<Person, 'name' | 'guardian' | 'is_inactive'>,
  { text }: Pick<Formats, 'text'>,
): string {
  const details = [guardian, is_inactive && text('resource.inactive')].filter(Boolean)
  return details.length ? `${name} (${details.join(' · ')})` : name
}
