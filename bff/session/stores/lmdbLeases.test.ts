import { afterEach, expect, test, vi } from 'vitest'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { openDatabases } from '#bff/session/stores/lmdbDatabases.ts'
import { isHeld, readMachineClock } from '#bff/session/stores/lmdbLeases.ts'
import { createTemporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

const hour = 3_600_000
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const item of open.splice(0)) await item.close()
})

function createStore(folder = createTemporaryFolder()) {
  const store = createLmdbStore(folder)
  open.push(store)
  return { store, folder }
}

test.each([
  ['forwards', hour],
  ['back', -hour],
])("a lease keeps its length when the machine's date jumps %s", async (_, jump) => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date', 'hrtime'] })
  const { store } = createStore()
  expect(await store.lease('key', 'dead', 3000)).toBe(true)
  vi.setSystemTime(Date.now() + jump)
  vi.advanceTimersByTime(2999)
  expect(await store.lease('key', 'other', 3000)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await store.lease('key', 'other', 3000)).toBe(true)
})

test('a lease of before the machine was restarted, or of an older program, is not held', async () => {
  const { store, folder } = createStore()
  const { leases, root } = openDatabases(folder)
  open.push(root)
  await leases.put('restarted', { owner: 'dead', until: readMachineClock() + hour, length: 3000 })
  await leases.put('older', { owner: 'dead', until: Date.now() + 1000 })
  expect(await store.lease('restarted', 'other', 3000)).toBe(true)
  expect(await store.lease('older', 'other', 3000)).toBe(true)
})

test('a lease is held until its end, for no longer than its length', () => {
  const lease = { owner: 'owner', until: 5000, length: 3000 }
  expect([1999, 2000, 4999, 5000].map((now) => isHeld(lease, now))).toEqual([false, true, true, false])
  expect(isHeld(undefined)).toBe(false)
})

test('the clock of a machine counts milliseconds', async () => {
  // Between two readings of a clock that does, however long the machine stands still
  const outer = performance.now()
  const before = readMachineClock()
  const inner = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const least = performance.now() - inner
  const passed = readMachineClock() - before
  expect(passed).toBeGreaterThanOrEqual(least - 1)
  expect(passed).toBeLessThanOrEqual(performance.now() - outer + 1)
})
