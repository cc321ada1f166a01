import { expect, test } from 'vitest'
import { createCollection } from '#mocks/world/collection.ts'

const base = [
  { id: 1, name: 'one' },
  { id: 2, name: 'two' },
]

test('changes leave the base unchanged', () => {
  const rows = createCollection(
    () => base,
    () => 0,
  )
  const other = createCollection(
    () => base,
    () => 0,
  )
  const added = rows.insert((id) => ({ id, name: 'three' }))
  rows.update({ id: 1, name: 'first' })
  expect(rows.remove(2)).toBe(true)
  expect(rows.remove(2)).toBe(false)
  expect(rows.list()).toEqual([{ id: 1, name: 'first' }, added])
  expect(other.list()).toBe(base)
  expect(rows.insert((id) => ({ id, name: 'four' })).id).toBe(4)
})

test('a new base keeps the changes', () => {
  let current = base
  const rows = createCollection(
    () => current,
    () => 0,
  )
  rows.update({ id: 1, name: 'first' })
  rows.list()
  current = [...base, { id: 9, name: 'nine' }]
  expect(rows.list().map(({ name }) => name)).toEqual(['first', 'two', 'nine'])
})

test('a row has the time of its last change, and none while it is unchanged', () => {
  let now = 1000
  const rows = createCollection(
    () => base,
    () => now,
  )
  rows.update({ id: 1, name: 'first' })
  now = 2000
  const { id } = rows.insert((next) => ({ id: next, name: 'three' }))
  expect([1, 2, id].map(rows.changedAt)).toEqual([1000, undefined, 2000])
})
