import { memoize } from './memoize.ts'

// Cached: each check creates a formatter
const knownZones = memoize<boolean>(500)

/** Whether a text is a time zone that this engine knows. */
export function isZone(text: string): boolean {
  return knownZones(text, () => text !== '' && isKnown(text))
}

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}
