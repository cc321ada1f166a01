/** Forms choose minutes: the one that runs is still to come. */
const MINUTE = 60_000

type Values = Readonly<Record<string, unknown>>

/**
 * Finds the times of a form that have passed, except those that the edited record has. See
 * docs/decisions.md#times-to-come.
 * @param now milliseconds since the epoch
 * @returns message ids by field name
 */
export function findPastTimes(
  names: readonly string[],
  values: Values,
  before: Values,
  now: number,
): Record<string, string> {
  return Object.fromEntries(
    names
      .filter((name) => values[name] !== before[name] && Date.parse(String(values[name])) + MINUTE <= now)
      .map((name) => [name, 'form.timePast']),
  )
}
