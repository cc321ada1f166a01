import * as v from 'valibot'
import { expect, test } from 'vitest'
import { price, wholeNumber } from './fields.ts'

const getMessage = (rule: v.GenericSchema<unknown, unknown>, value: unknown) =>
  v.safeParse(rule, value).issues?.[0].message

test.each([
  ['12.5', undefined],
  ['12.34', undefined],
  ['12.345', 'form.decimals'],
  ['twelve', 'form.number'],
  ['12.', 'form.number'],
  ['0', 'form.between'],
])('a price of %s is told %s', (typed, message) => {
  expect(getMessage(price(1, 100).rule, typed)).toBe(message)
})

test.each([
  ['12', undefined],
  ['12.5', 'form.whole'],
  ['-1', 'form.number'],
  ['101', 'form.between'],
])('a whole number of %s is told %s', (typed, message) => {
  expect(getMessage(wholeNumber(1, 100).rule, typed)).toBe(message)
})
