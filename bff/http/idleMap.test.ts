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
