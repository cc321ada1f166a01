import { expect, test } from 'vitest'
import { keepLanguage } from './keepLanguage.ts'

test.each([
  ['/tutors', '?lang=ar', '/tutors?lang=ar'],
  ['/tutors?genders=Male,Female#list', '?q=1&lang=ar', '/tutors?genders=Male,Female&lang=ar#list'],
  [{ pathname: '/', search: '', hash: '#main' }, '?lang=ar', '/?lang=ar#main'],
  ['/tutors?lang=en', '?lang=ar', '/tutors?lang=en'],
  ['/tutors', '', '/tutors'],
  // The visitor has switched from English to Arabic since
  ['/tutors', '?lang=en', '/tutors'],
  ['/tutors', '?lang=fr', '/tutors'],
] as const)('from an Arabic page, %o with %o leads to %s', (to, search, expected) => {
  expect(keepLanguage(to, search, 'ar')).toBe(expected)
})
