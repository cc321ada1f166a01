import { expect, it } from 'vitest'
import { buildCoursesHref, parseCourseSearch } from './search.ts'

const parse = (text: string) => parseCourseSearch(new URLSearchParams(text))

it('round-trips a catalogue state through its URL, and drops unknown values', () => {
  const href = '/courses?subject=quran&type=kids&q=juz&page=2&course-id=110'
  expect(buildCoursesHref(parse(href.split('?')[1] ?? ''))).toBe(href)
  expect(buildCoursesHref(parse('subject=physics&type=teens&page=-1&course-id=abc&x=1'))).toBe('/courses')
})
