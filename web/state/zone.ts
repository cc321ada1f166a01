// Asking costs a formatter; any text can be asked for, so they are not kept for ever
const known = new Map<string, boolean>()
const knownMost = 500

/** Whether a text names a time zone that this browser knows. */
export function isZone(text: string): boolean {
  let answer = known.get(text)
  if (answer === undefined) {
    if (known.size >= knownMost) known.clear()
    known.set(text, (answer = text !== '' && isKnown(text)))
  }
  return answer
}

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}
