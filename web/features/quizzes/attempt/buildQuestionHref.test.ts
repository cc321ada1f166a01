import { expect, test } from 'vitest'
import { buildQuestionHref, readQuestionPosition } from './buildQuestionHref.ts'

test('the path of a question leads back to it', () => {
  const href = buildQuestionHref(3, 2)
  expect(href).toBe('?attempt=3&question=2')
  expect(readQuestionPosition(new URLSearchParams(href), 5)).toBe(2)
})

test.each([
  ['', 1],
  ['question=0', 1],
  ['question=-4', 1],
  ['question=x', 1],
  ['question=2.9', 2],
  ['question=9', 5],
])('"%s" of five questions shows number %i', (search, position) => {
  expect(readQuestionPosition(new URLSearchParams(search), 5)).toBe(position)
})
