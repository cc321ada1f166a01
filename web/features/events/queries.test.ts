import { expect, test } from 'vitest'
import { getEventQueries, parseEventSearch, readNumber } from './queries.ts'

const parse = (search: string) => new URLSearchParams(search)

test('a number of the URL is a positive whole one', () => {
  expect(readNumber(parse('id=7'), 'id')).toBe(7)
  for (const text of ['id=0', 'id=-1', 'id=1.5', 'id=x', ''])
    expect(readNumber(parse(text), 'id')).toBeUndefined()
})

test('the list begins with the coming events, at its first page', () => {
  expect(parseEventSearch(parse(''))).toEqual({ isOver: false, page: 1 })
  expect(parseEventSearch(parse('tab=past&page=3'))).toEqual({ isOver: true, page: 3 })
})

test('nothing is fetched ahead for an event that the URL does not name', () => {
  expect(getEventQueries(new URL('https://example.test/EventSample?id=7'))).toHaveLength(1)
  expect(getEventQueries(new URL('https://example.test/EventSample?id=seven'))).toHaveLength(0)
})
