/**
 * Returns a value that a test cannot do without.
 * @param what names it in the message
 * @throws when it is missing or empty, so that no assertion compares with an empty text
 */
export function requireValue<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined || value === '') throw new Error(`${what} is missing`)
  return value
}
