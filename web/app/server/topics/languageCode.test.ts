import { expect, test } from 'vitest'
import { findLanguageCode } from './languageCode.ts'

test('a language has a code by its name in the language of the page', () => {
  expect(findLanguageCode(' ARABIC ', 'en')).toBe('ar')
  expect(findLanguageCode('العربية', 'ar')).toBe('ar')
  expect(findLanguageCode('العربية', 'en')).toBeUndefined()
})

test('the code of a language is the newest', () => {
  expect(findLanguageCode('Hebrew', 'en')).toBe('he')
})
