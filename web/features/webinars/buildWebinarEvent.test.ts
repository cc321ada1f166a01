import { expect, test } from 'vitest'
import { buildWebinarEvent } from './buildWebinarEvent.ts'

const webinar = {
  id: 7,
  title: 'Short surahs',
  description: 'Recited together',
  start_date_time: '2026-11-25T18:00:00Z',
  end_date_time: '2026-11-25T18:30:00Z',
}

test('the event of a guest leads into the meeting, that of others to the page of the webinar', () => {
  expect(buildWebinarEvent(webinar, 'https://example.test').url).toBe('https://example.test/Webinars?id=7')
  expect(buildWebinarEvent(webinar, 'https://example.test', 'd1').url).toBe(
    'https://example.test/meeting?halaqa=7&door=d1',
  )
})

test('a calendar knows the event of a host again', () => {
  expect(buildWebinarEvent(webinar, 'https://example.test').uid).toBe('halaqa-7@example.test')
})
