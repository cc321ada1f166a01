import type { Text } from '#mocks/data/texts.ts'

interface PersonName {
  readonly first_name: Text
  readonly last_name: Text
}

/** Builds a person's full name in both languages; an account of a social sign-in may have no last name. */
export function buildFullName({ first_name, last_name }: PersonName): Text {
  return { en: `${first_name.en} ${last_name.en}`.trim(), ar: `${first_name.ar} ${last_name.ar}`.trim() }
}
