import { expect, test } from 'vitest'
import { assertBaseUrl } from '#mocks/assertBaseUrl.ts'

test.each(['https://api.example/v1/', 'http://*/v1', '*', '*/v1', '/api', 'HTTP://a'])(
  '%s can match calls',
  (url) => {
    expect(() => assertBaseUrl(url)).not.toThrow()
  },
)

test.each(['', 'api.example', 'https://', ' /api', '1http://a'])('%j would match no call', (url) => {
  expect(() => assertBaseUrl(url)).toThrow(`baseUrl: "${url}" is neither`)
})

test('an error names the value that a program without types passed', () => {
  expect(() => assertBaseUrl(undefined as unknown as string)).toThrow('baseUrl: "undefined" is neither')
})
