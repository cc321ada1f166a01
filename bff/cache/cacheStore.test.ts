import { expect, test } from 'vitest'
import { buildCacheEntry, createCacheStore } from '#bff/cache/cacheStore.ts'

const lifetime = { ttl: 60, staleWhileRevalidate: 0, staleIfError: 0 }

test('long keys count towards the memory limit', () => {
  const store = createCacheStore()
  const keys = Array.from({ length: 4000 }, (_, index) => `${index}${'x'.repeat(15_000)}`)
  for (const key of keys) {
    const entry = buildCacheEntry({ status: 200, headers: {}, body: Buffer.from('{}') }, 0, lifetime)
    if (entry) store.put(key, entry)
  }
  const stored = keys.filter((key) => store.get(key))
  expect(stored.length * 15_000).toBeLessThan(33_554_432)
  expect(stored.at(-1)).toBe(keys.at(-1))
})
