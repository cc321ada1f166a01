import { expect, test } from 'vitest'
import { findSubscriptionProblem } from './subscription.ts'

test.each([
  ['mona@example.test', undefined],
  ['  mona@example.test ', undefined],
  ['', 'form.enterEmail'],
  ['   ', 'form.enterEmail'],
  ['mona', 'invalidEmail'],
  ['mona@example', 'invalidEmail'],
  ['mona@example.t', 'invalidEmail'],
  ['mona rashid@example.test', 'invalidEmail'],
  [`${'a'.repeat(250)}@example.test`, 'invalidEmail'],
])('the address "%s" has the problem %s', (text, problem) => {
  expect(findSubscriptionProblem(text)).toBe(problem)
})
