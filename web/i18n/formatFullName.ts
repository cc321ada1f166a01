interface PersonName {
  readonly first_name: string
  readonly last_name: string
}

/** Formats a person's full name; an account of a social sign-in may have no last name. */
export function formatFullName({ first_name, last_name }: PersonName): string {
  return `${first_name} ${last_name}`.trim()
}
