import { expect, test } from 'vitest'
import { countsQuery, getTutorQueries, getTutorsQueries, parseTutorId, tutorsQuery } from './queries.ts'
import { parseTutorSearch } from './search.ts'

const parse = (search: string) => parseTutorSearch(new URLSearchParams(search))
const getZone = (search: string) => countsQuery(parse(search), 'Africa/Cairo').init
const toUrl = (path: string) => new URL(path, 'https://example.test')

test('a page of tutors is asked for with what was chosen alone', () => {
  expect(tutorsQuery(parse('')).init).toEqual({ query: { ordering: 'recommended', page: 1, page_size: 10 } })
  expect(tutorsQuery(parse('genders=Female&q=Amal&page=2&sort=price')).init).toEqual({
    query: { genders: ['Female'], search: 'Amal', ordering: 'price', page: 2, page_size: 10 },
  })
})

test('times of day are meant in the zone of the search, else in that of the viewer', () => {
  expect(getZone('')).toMatchObject({ query: { time_zone: 'Africa/Cairo' } })
  expect(getZone('day_times=0-8&time_zone=Asia/Riyadh')).toMatchObject({
    query: { time_zone: 'Asia/Riyadh' },
  })
})

test('favourites are known to the device alone, so that the server fetches no list of them', () => {
  expect(getTutorsQueries(toUrl('/tutors'))).toHaveLength(1)
  expect(getTutorsQueries(toUrl('/tutors?kept=1'))).toHaveLength(0)
})

test('the path of a tutor has a number', () => {
  expect(parseTutorId('7')).toBe(7)
  for (const text of ['0', '07', '-1', '7a', '1.5', '', undefined, '1234567890123456'])
    expect(parseTutorId(text)).toBeUndefined()
  expect(getTutorQueries(toUrl('/tutors/7'))).toHaveLength(2)
  expect(getTutorQueries(toUrl('/tutors/seven'))).toHaveLength(0)
})
