import { expect, test } from 'vitest'
import { toLanguage } from './language.ts'

test('a text names one of the two languages exactly', () => {
  expect(['en', 'ar', 'EN', 'en-GB', '', null, undefined].map(toLanguage)).toEqual([
    'en',
    'ar',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
