/** An event of a calendar file. */
export interface CalendarEvent {
  /** Stable for the same event, so that importing a second file updates it */
  uid: string
  title: string
  description?: string
  /** ISO dates and times with offset */
  start: string
  end: string
  url?: string
}

/**
 * Builds a calendar file: times in UTC, texts escaped, lines folded at 75 octets.
 * @param madeAt ISO date and time
 * @see RFC 5545
 */
export function buildCalendarFile(events: readonly CalendarEvent[], madeAt: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tutoring marketplace//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => buildEventLines(event, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function buildEventLines(
  { uid, title, description, start, end, url }: CalendarEvent,
  madeAt: string,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(madeAt)}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ]
}

/** Formats an instant: 20261121T180000Z. */
function formatUtc(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/**
 * Escapes a text.
 * @see RFC 5545 section 3.3.11
 */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/**
 * Folds a line at 75 octets, never within a character; a continuation starts with a space.
 * @see RFC 5545 section 3.1
 */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > 75) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += character
    octets += length
  }
  return [...parts, part].join('\r\n ')
}
/** Downloads a calendar file. */
export function saveCalendarFile(name: string, events: readonly CalendarEvent[]) {
  const text = buildCalendarFile(events, new Date().toISOString())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
