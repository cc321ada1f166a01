import { expect, test, vi } from 'vitest'
import { createRefusedMarks } from '#bff/session/refusedMarks.ts'
import type { Session } from '#bff/session/session.ts'
import { createMemoryStore } from '../../tests/fakes/memoryStore.ts'

// The members that the marks use
const session = { key: 'one', generation: 1 } as Session
const entry = { generation: 1, endsAt: Number.MAX_SAFE_INTEGER, keyId: 'k', ciphertext: Buffer.from('x') }

/** The marks of two processes over one store. */
async function createWorld() {
  let now = 0
  const store = createMemoryStore(() => now)
  await store.create('one', entry)
  const onRefused = vi.fn<(session: Session) => Promise<void>>(async () => undefined)
  return {
    store,
    onRefused,
    here: createRefusedMarks(store, onRefused),
    there: createRefusedMarks(store, onRefused),
    advance: (milliseconds: number) => void (now += milliseconds),
  }
}

test('a refused session ends, and for twenty seconds every process knows why', async () => {
  const { store, here, there, onRefused, advance } = await createWorld()
  expect(await here.endRefused(session)).toBe(true)
  expect(store.entries.size).toBe(0)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(session)
  advance(19_999)
  expect([await here.wasRefused(session), await there.wasRefused(session)]).toEqual([true, true])
  advance(2)
  expect(await there.wasRefused(session)).toBe(false)
})

test('a session that was signed out was not refused, however often one asks', async () => {
  const { here, there } = await createWorld()
  expect([await here.wasRefused(session), await there.wasRefused(session)]).toEqual([false, false])
})

test('a session that was refreshed meanwhile goes on without a mark', async () => {
  const { store, here, onRefused } = await createWorld()
  await store.swap('one', 1, { ...entry, generation: 2 })
  expect(await here.endRefused(session)).toBe(false)
  expect(store.entries.size).toBe(1)
  expect(onRefused).not.toHaveBeenCalled()
  expect(await here.wasRefused(session)).toBe(false)
})

test('the mark is there before the session ends', async () => {
  const { store, there, here } = await createWorld()
  const { end } = store
  let wasMarked = false
  store.end = async (...args) => {
    wasMarked = await there.wasRefused(session)
    return end(...args)
  }
  await here.endRefused(session)
  expect(wasMarked).toBe(true)
})
