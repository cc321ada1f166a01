import { expect, test } from 'vitest'
import { respondBytes } from '#mocks/handlers/respondBytes.ts'

const headers = { 'content-type': 'audio/wav' }
const respond = (range?: string) => respondBytes({ headers: range ? { range } : {} }, 'abcdefghi', headers)

test('a file without a range is sent whole and says that ranges are understood', () => {
  expect(respond()).toEqual({
    status: 200,
    body: new TextEncoder().encode('abcdefghi'),
    headers: { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' },
  })
})

test.each([
  ['bytes=0-3', 'abcd', 'bytes 0-3/9'],
  ['bytes=0-', 'abcdefghi', 'bytes 0-8/9'],
  ['bytes=7-99', 'hi', 'bytes 7-8/9'],
  ['bytes=-2', 'hi', 'bytes 7-8/9'],
  ['bytes=-99', 'abcdefghi', 'bytes 0-8/9'],
])('the range %s is sent as %s', (range, text, described) => {
  const { status, body, headers: sent } = respond(range)
  expect([status, new TextDecoder().decode(body), sent['content-range']]).toEqual([206, text, described])
  expect(sent['content-type']).toBe('audio/wav')
})

test.each(['bytes=9-', 'bytes=3-2', 'bytes=-', 'bytes=0-1,3-4', 'items=0-1'])(
  'the range %s is ignored',
  (range) => {
    expect(respond(range)).toMatchObject({ status: 200, body: { length: 9 } })
  },
)
