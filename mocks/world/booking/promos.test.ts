import { expect, test } from 'vitest'
import { findPercentage, isSpent, spend } from '#mocks/world/booking/promos.ts'

test('a code gives its discount, and the name of an object member is not a code', () => {
  expect([findPercentage('WELCOME10'), findPercentage('HALAQA25'), findPercentage('FULL100')]).toEqual([
    10, 25, 100,
  ])
  expect([findPercentage('welcome10'), findPercentage('toString')]).toEqual([undefined, undefined])
})

test('a code is spent for the student who used it, and a single one for all', () => {
  const state = { promos: new Set<string>() }
  expect(isSpent(state, 1, 'WELCOME10')).toBe(false)
  for (const code of ['WELCOME10', 'ONCE50']) spend(state, 1, code)
  expect([1, 2].map((student) => isSpent(state, student, 'WELCOME10'))).toEqual([true, false])
  expect([1, 2].map((student) => isSpent(state, student, 'ONCE50'))).toEqual([true, true])
  expect(isSpent(state, 12, 'HALAQA25')).toBe(false)
})
