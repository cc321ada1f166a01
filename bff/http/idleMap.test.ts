import { expect, test } from 'vitest'
import { IdleMap } from '#bff/http/idleMap.ts'

test('a value stays the same while it is in use, and idle ones are dropped when there are many', () => {
  const map = new IdleMap<{ used: number }>(({ used }) => used === 0)
  const busy = map.getOrCreate('busy', () => ({ used: 1 }))
  const idle = map.getOrCreate('idle', () => ({ used: 0 }))
  expect(map.getOrCreate('idle', () => ({ used: 0 }))).toBe(idle)
  for (let index = 0; index < 10_000; index += 1) map.getOrCreate(`other ${index}`, () => ({ used: 0 }))
  expect(map.getOrCreate('busy', () => ({ used: 0 }))).toBe(busy)
  expect(map.getOrCreate('idle', () => ({ used: 0 }))).not.toBe(idle)
})

test('a value is read without being created', () => {
  const map = new IdleMap<number>(() => true)
  expect(map.get('a')).toBeUndefined()
  map.set('a', 1)
  expect(map.get('a')).toBe(1)
})

test('idle values are dropped each time there are ten thousand more', () => {
  let looked = 0
  const map = new IdleMap<number>((used) => {
    looked += 1
    return used === 0
  })
  const fill = (from: number, count: number, used: number) => {
    for (let index = from; index < from + count; index += 1) map.set(`${index}`, used)
  }
  fill(0, 10_000, 1)
  expect(looked).toBe(0)
  fill(10_000, 1, 1)
  expect(looked).toBe(10_000)
  fill(10_001, 9_999, 1)
  expect(looked).toBe(10_000)
  fill(20_000, 1, 1)
  expect(looked).toBe(30_000)
})
