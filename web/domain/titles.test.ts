import { expect, test } from 'vitest'
import { formatCourseTitle, formatMeetingTitle, joinTitle } from './titles.ts'

test('the parts of a title are joined by the comma of the language, without empty ones', () => {
  expect(joinTitle(['Tajweed', '', 'T1'], 'en')).toBe('Tajweed, T1')
  expect(joinTitle(['تجويد', 'T1'], 'ar')).toBe('تجويد، T1')
  expect(formatCourseTitle({ name: 'Tajweed', code: 'T1' }, 'en')).toBe('Tajweed, T1')
})

test('date and time in the institute’s zone distinguish meetings of the same name', () => {
  const meeting = { title: 'Halaqa', start_date_time: '2027-01-11T22:30:00Z' }
  const cairo = formatMeetingTitle(meeting, { time_zone: 'Africa/Cairo' }, 'en')
  expect(cairo).toMatch(/^Halaqa, .*12.*00:30$/)
  expect(formatMeetingTitle(meeting, undefined, 'en')).toMatch(/^Halaqa, .*11.*22:30$/)
  expect(formatMeetingTitle(meeting, {}, 'ar')).toMatch(/^Halaqa، /)
})
