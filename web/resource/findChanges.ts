type Values = Readonly<Record<string, unknown>>

/** A field whose value was saved by another person while the record was being edited. */
export interface FieldChange {
  name: string
  /** The text that was saved over which the editor would save another one; undefined where it is not shown */
  theirs: string | undefined
}

/**
 * Compares a record as its form began with the record as it is now.
 * @param names the form's fields
 * @param own the values to be saved
 * @param unanswered values of an attempt whose response was lost: those that were saved are no other person's
 */
export function findChanges(
  names: readonly string[],
  before: Values,
  now: Values,
  own: Values,
  unanswered?: Values,
): FieldChange[] {
  const isOwn = (name: string) => unanswered !== undefined && areEqual(unanswered[name], now[name])
  return names
    .filter((name) => !areEqual(before[name], now[name]) && !isOwn(name))
    .map((name) => {
      const value = now[name]
      const isOverwritten = !areEqual(own[name], before[name]) && !areEqual(own[name], value)
      return { name, theirs: isOverwritten && isText(value) ? value : undefined }
    })
}

/** Not a date, which is shown in another form. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !/^\d{4}-\d\d-\d\d/.test(value)
}

/** Lists and missing values too; a form has text for numbers. */
function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
