import { expect, test } from 'vitest'
import { getCoursesQueries } from './queries.ts'

const listInits = (search: string) =>
  getCoursesQueries(new URL(`https://example.test/courses${search}`)).map(({ init }) => init)

test('an open course is fetched beside the page of the catalogue', () => {
  expect(listInits('?course-id=107')).toHaveLength(2)
  expect(listInits('?course-id=107')[1]).toMatchObject({ query: { 'course-id': ['107'] } })
  expect(listInits('')).toHaveLength(1)
})

test('what is not chosen is left out of the call', () => {
  expect(listInits('')[0]).toEqual({ query: { page: 1, page_size: 12 } })
  expect(listInits('?q=letters&page=2')[0]).toEqual({ query: { search: 'letters', page: 2, page_size: 12 } })
})
