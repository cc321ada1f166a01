import { memoize } from './memoize.ts'

// Asking costs a formatter
const knownZones = memoize<boolean>(500)

/** Whether a text names a time zone that this browser knows. */
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
