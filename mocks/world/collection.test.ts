import { expect, test } from 'vitest'
import { createCollection } from '#mocks/world/collection.ts'

const base = [
  { id: 1, name: 'one' },
  { id: 2, name: 'two' },
]

test('changes leave the base unchanged', () => {
  const rows = createCollection(() => base)
  const other = createCollection(() => base)
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
  const rows = createCollection(() => current)
  rows.update({ id: 1, name: 'first' })
  rows.list()
  current = [...base, { id: 9, name: 'nine' }]
  expect(rows.list().map(({ name }) => name)).toEqual(['first', 'two', 'nine'])
})
