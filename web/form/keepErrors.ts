/** A refusal of the server: message or text by field, and the values that were sent. */
export interface Refusal {
  errors: Record<string, unknown>
  values: Readonly<Record<string, unknown>>
}

/**
 * Returns the errors of a refusal that still hold after a step of the form is complete: those of other steps' fields
 * whose values are the refused ones.
 * @param complete names of the fields of the complete step
 */
export function keepErrors(
  { errors, values: refused }: Refusal,
  values: Readonly<Record<string, unknown>>,
  complete: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => name in refused && !complete.includes(name) && values[name] === refused[name],
    ),
  )
}
