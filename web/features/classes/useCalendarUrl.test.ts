import { expect, test } from 'vitest'
import { updateSearch } from './useCalendarUrl.ts'

test('a change of the calendar keeps the rest of the URL', () => {
  const search = new URLSearchParams('view=week&learner=9&other=1')
  expect(updateSearch(search, { view: 'day', learner: undefined })).toBe('?view=day&other=1')
  expect(search.toString()).toBe('view=week&learner=9&other=1')
})
