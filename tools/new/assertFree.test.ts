import { expect, test } from 'vitest'
import { assertFree } from './assertFree.ts'

test.each([
  ['profile', 'The name "profile" is taken: web/paths.ts has "profile".'],
  ['linkedin', 'The name "linkedin" is taken: web/paths.ts has "linkedIn".'],
  ['bell', 'The name "bell" is taken: web/i18n/en has "bell".'],
  ['contactus', 'The path /contactus is taken: web/paths.ts has /ContactUs.'],
  ['api', 'The path "/api" is taken: the BFF has "/api".'],
  ['bff', 'The path "/bff" is taken: the BFF has "/bff".'],
  ['healthz', 'The path "/healthz" is taken: the BFF has "/healthz".'],
  ['assets', 'The path "/assets" is taken: the BFF has "/assets".'],
])('a page %s is refused', (name, sentence) => {
  expect(() => assertFree({ kind: 'page', name })).toThrow(new Error(sentence))
})

test.each([
  ['students', 'The name "students" is taken: web/paths.ts has "students".'],
  ['cities', 'The type "City" is taken: openapi has "City".'],
  ['courseModels', 'The type "CourseModel" is taken: openapi has "CourseModel".'],
  ['notifications', 'The name "notifications" is taken: the API has GET /notifications/list/.'],
])('a list %s is refused', (name, sentence) => {
  expect(() => assertFree({ kind: 'list', name })).toThrow(new Error(sentence))
})

test('names that are not in use are accepted', () => {
  expect(() => assertFree({ kind: 'page', name: 'pricing' })).not.toThrow()
  expect(() => assertFree({ kind: 'list', name: 'coupons' })).not.toThrow()
})
