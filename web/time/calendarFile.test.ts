import { describe, expect, it } from 'vitest'
import { buildCalendarFile } from './calendarFile.ts'

const event = {
  uid: 'halaqa-7@noor.example',
  title: 'Stories; of, the\\morning',
  description: 'One line\nand another',
  start: '2026-11-23T18:00:00+02:00',
  end: '2026-11-23T19:00:00+02:00',
  url: 'https://noor.example/Webinars?id=7',
}
const buildFile = (change = {}) => buildCalendarFile([{ ...event, ...change }], '2026-11-21T12:00:00.000Z')

describe('a calendar file', () => {
  it('has times in UTC, a stable uid, and lines that end as RFC 5545 requires', () => {
    expect(buildFile().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tutoring marketplace//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:halaqa-7@noor.example',
      'DTSTAMP:20261121T120000Z',
      'DTSTART:20261123T160000Z',
      'DTEND:20261123T170000Z',
      String.raw`SUMMARY:Stories\; of\, the\\morning`,
      String.raw`DESCRIPTION:One line\nand another`,
      'URL:https://noor.example/Webinars?id=7',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds long Arabic lines between characters, at 75 octets', () => {
    const title = 'حلقة تجويد مفتوحة للجميع '.repeat(6).trim()
    const lines = buildFile({ title }).split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })

  it('contains several events', () => {
    expect(buildCalendarFile([event, event], event.start).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })
})
