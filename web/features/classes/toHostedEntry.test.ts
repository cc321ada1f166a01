import { beforeAll, expect, test } from 'vitest'
import type { ManagedWebinar } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { toHostedEntry } from './toHostedEntry.ts'

const webinar = {
  id: 7,
  title: 'Meet the tutor',
  kind: 'interview',
  state: 'not started',
  registered: 2,
  capacity: 6,
  start_date_time: '2026-11-25T18:00:00Z',
  end_date_time: '2026-11-25T18:30:00Z',
} as ManagedWebinar
const now = Date.parse('2026-11-25T17:00:00Z')
const viewer = {
  language: 'en',
  timeZone: 'Africa/Cairo',
  clock: { madeAt: now, offset: 0, respondedAt: now },
} as const

beforeAll(() => loadTexts('en', ['classes', 'calendar']))

const build = (change: Partial<ManagedWebinar> = {}) =>
  toHostedEntry({ ...webinar, ...change }, getIntl('en'), viewer)

test('the id of a webinar cannot be that of a class', () => {
  expect(build().id).toBe(-7)
})

test('the name tells the hours in the zone of the viewer', () => {
  expect(build().name).toContain('20:00')
  expect(build().detail).toMatch(/2.*6/)
})

test('a finished one is past, and its name says so', () => {
  expect(build().tone).toBe('neutral')
  expect(build({ state: 'finished' }).tone).toBe('past')
  expect(build({ state: 'finished' }).name).not.toBe(build().name)
})
