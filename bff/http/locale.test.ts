import { expect, test } from 'vitest'
import { parseLanguage, parseTimeZone } from '#bff/http/locale.ts'

test.each<[string | undefined, string]>([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['ar', 'ar'],
  ['AR-EG', 'ar'],
  ['fr, ar;q=0.5, en', 'ar'],
  [' ar', 'ar'],
  ['are, fr', 'en'],
  ['xar', 'en'],
  ['en-GB,ar', 'en'],
])('the language of "%s" is %s', (header, language) => {
  expect(parseLanguage({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(language)
})

test.each<[string | undefined, string | undefined]>([
  ['Africa/Cairo', 'Africa/Cairo'],
  ['africa/cairo', 'africa/cairo'],
  ['UTC', 'UTC'],
  ['Nowhere/City', undefined],
  ['+02:00', undefined],
  ['', undefined],
  [undefined, undefined],
  [`A${'a'.repeat(64)}`, undefined],
])('the time zone "%s" is passed on as %s, also the second time', (name, zone) => {
  expect([parseTimeZone(name), parseTimeZone(name)]).toEqual([zone, zone])
})
