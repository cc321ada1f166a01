import { expect, test } from 'vitest'
import { findChanges } from './findChanges.ts'

const before = { name: 'Tajweed', ages: 5, days: [1, 2], file: null }
const names = ['name', 'ages', 'days', 'file']

test('a record that no other person changed has no changes, whatever is to be saved', () => {
  expect(findChanges(names, before, { ...before }, { ...before, name: 'Other' })).toEqual([])
  expect(findChanges(names, before, { ...before, file: undefined }, before)).toEqual([])
})

test('changed fields are named, with the text that saving would overwrite', () => {
  const now = { ...before, name: 'Theirs', days: [1, 2, 3] }
  expect(findChanges(names, before, now, { ...before, name: 'Mine' })).toEqual([
    { name: 'name', theirs: 'Theirs' },
    { name: 'days', theirs: undefined },
  ])
})

test('a changed date is named without its value', () => {
  const [day, other, own] = ['2026-12-01', '2026-12-02', '2026-12-03'].map((due) => ({ due }))
  expect(findChanges(['due'], day ?? {}, other ?? {}, own ?? {})).toEqual([
    { name: 'due', theirs: undefined },
  ])
})

test('a text is named without its value where the editor left it alone or typed the same', () => {
  const now = { ...before, name: 'Theirs' }
  for (const name of ['Tajweed', 'Theirs'])
    expect(findChanges(names, before, now, { ...before, name })).toEqual([
      { name: 'name', theirs: undefined },
    ])
})

test('what an attempt without a response has saved is no change of another person', () => {
  const sent = { ...before, name: 'Mine', days: [3] }
  expect(findChanges(names, before, sent, sent, sent)).toEqual([])
  expect(findChanges(names, before, { ...sent, ages: 6 }, sent, sent)).toEqual([
    { name: 'ages', theirs: undefined },
  ])
})
