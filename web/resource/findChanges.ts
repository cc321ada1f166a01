type Values = Readonly<Record<string, unknown>>

/** A field whose value was saved by another person while the record was being edited. */
export interface FieldChange {
  name: string
  /** Whether saving would replace the other person's value by another one */
  isOverwritten: boolean
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
    .map((name) => ({
      name,
      isOverwritten: [before, now].every((values) => !areEqual(own[name], values[name])),
    }))
}

/** Marks what was emptied as an empty text or as null: what is left out of an update stays as it is. */
export function markEmptied(values: Values, before: Values): Values {
  const marked = { ...values }
  for (const name in marked)
    marked[name] ??= before[name] ? (typeof before[name] === 'string' ? '' : null) : undefined
  return marked
}

/** Lists and missing values too. */
function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, toSent) === JSON.stringify(other ?? null, toSent)
}

/** Converts to what is sent: a form has text for numbers, and files for their ids. */
function toSent(_: string, value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : value
}
