import { expect, test } from 'vitest'
import { removeDirectionMarks, splitWords, toLatinDigits } from './normalize.ts'

test('Arabic and Persian digits become Latin ones, other letters stay', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 5 a ن')).toBe('0123456789 0123456789 5 a ن')
})

test('invisible direction marks are removed', () => {
  const marks = '\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\uFEFF'
  expect(removeDirectionMarks(`+20${marks}100 نص`)).toBe('+20100 نص')
})

test('a text is split at white space', () => {
  expect(splitWords('  one\ttwo \n three ')).toEqual(['one', 'two', 'three'])
  expect(splitWords(' ')).toEqual([])
})
