import { expect, test } from 'vitest'
import { listNamesWithoutVerb } from './functionNames.ts'
import { parse } from './sources.ts'

const list = (text: string, path = 'bff/a.ts') => listNamesWithoutVerb(path, parse({ path, text }))

test('functions and constants that hold a function need a verb at the beginning of their name', () => {
  const text = 'function price() {}\nconst soon = () => 1\nfunction computePrice() {}\nconst total = 1'
  expect(list(text)).toEqual([
    { line: 1, text: 'price' },
    { line: 2, text: 'soon' },
  ])
})

test('functions inside functions are found', () => {
  expect(list('function read() { function price() {} }')).toEqual([{ line: 1, text: 'price' }])
})

test('components and declared queries need no verb', () => {
  expect(list('function Price() {}\nfunction pricesQuery() {}')).toEqual([])
})

test('the words of a declaration need no verb', () => {
  expect(list('export const minLength = () => 1', 'web/form/rules.ts')).toEqual([])
})
