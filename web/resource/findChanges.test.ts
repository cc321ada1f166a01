import { expect, test } from 'vitest'
import { findChanges, markEmptied } from './findChanges.ts'

const before = { name: 'Tajweed', ages: 5, days: ['1', '2'], file: null }
const names = ['name', 'ages', 'days', 'file']

test('a record that no other person changed has no changes, whatever is to be saved', () => {
  expect(findChanges(names, before, { ...before }, { ...before, name: 'Other' })).toEqual([])
  expect(findChanges(names, before, { ...before, file: undefined }, before)).toEqual([])
})

test('a changed field is overwritten where the editor saves another value', () => {
  const now = { ...before, name: 'Theirs', ages: 6, days: ['1', '3'] }
  expect(findChanges(names, before, now, { ...before, name: 'Mine', days: [2] })).toEqual([
    { name: 'name', isOverwritten: true },
    { name: 'ages', isOverwritten: false },
    { name: 'days', isOverwritten: true },
  ])
})

test.each([
  ['left alone', { name: 'Tajweed', days: [1, 2], file: null }],
  ['typed the same', { name: 'Theirs', days: [3], file: 8 }],
])('a changed field that the editor %s is not overwritten', (_, own) => {
  const now = { name: 'Theirs', days: ['3'], file: { id: 8, name: 'a.pdf' } }
  expect(findChanges(names, before, now, { ages: 5, ...own }).filter((one) => one.isOverwritten)).toEqual([])
})

test('what an attempt without a response has saved is no change of another person', () => {
  const sent = { ...before, name: 'Mine', days: [3] }
  expect(findChanges(names, before, sent, sent, sent)).toEqual([])
  expect(findChanges(names, before, { ...sent, ages: 6 }, sent, sent)).toEqual([
    { name: 'ages', isOverwritten: false },
  ])
})

test('an emptied text is sent empty, an emptied choice as null, and what was empty before is left out', () => {
  const known = { text: 'Ten questions', group: 7, none: '', nothing: null, kept: 'Letters' }
  const values = {
    text: undefined,
    group: undefined,
    none: undefined,
    nothing: undefined,
    kept: 'Sounds',
    fresh: undefined,
  }
  expect(JSON.parse(JSON.stringify(markEmptied(values, known)))).toEqual({
    text: '',
    group: null,
    kept: 'Sounds',
  })
})
