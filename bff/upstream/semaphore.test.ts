import { expect, test } from 'vitest'
import { createSemaphore } from '#bff/upstream/semaphore.ts'
import { divide, listShares } from '#bff/upstream/shares.ts'

const all = (limit: number) => ({ session: limit, network: limit, site: limit, provider: limit })
const share = (key: string) => [{ kind: 'session', key }] as const

test('one source runs no more than its share, and others pass it in the queue', () => {
  const semaphore = createSemaphore({ running: 3, runningByKind: all(2), waitingByKind: all(2) })
  const started: string[] = []
  const acquire = (source: string, name: string) => semaphore.acquire(share(source), () => started.push(name))
  expect(['1', '2', '3', '4', '5'].map((name) => acquire('a', `a${name}`))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect([acquire('b', 'b1'), acquire('c', 'c1')]).toEqual([true, true])
  expect(started).toEqual(['a1', 'a2', 'b1'])
  expect(semaphore.waiting()).toBe(3)
  semaphore.release(share('b'))
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1'])
  semaphore.release(share('a'))
  expect(started.at(-1)).toBe('a3')
})

test('cancelled work does not start', () => {
  const semaphore = createSemaphore({ running: 1, runningByKind: all(1), waitingByKind: all(9) })
  const started: string[] = []
  const second = () => void started.push('second')
  semaphore.acquire(share('a'), () => started.push('first'))
  semaphore.acquire(share('b'), second)
  expect([semaphore.cancel(second), semaphore.cancel(second)]).toEqual([true, false])
  semaphore.release(share('a'))
  expect(started).toEqual(['first'])
})

test('a network has its share of the connections, however many sessions it starts', () => {
  const semaphore = createSemaphore(divide({ running: 16, session: 0.25, network: 0.5, waiting: 3 }))
  let started = 0
  const call = (session: string, address: string) =>
    semaphore.acquire(listShares(session, address), () => (started += 1))
  for (let session = 0; session < 20; session += 1) call(`s${session}`, '192.0.2.1')
  expect([started, semaphore.waiting()]).toEqual([8, 3])
  expect(call('other', '192.0.2.2')).toBe(true)
  expect(started).toBe(9)
})

test('many networks of one IPv6 site have a share together', () => {
  const semaphore = createSemaphore(divide({ running: 16, session: 1, network: 0.25, waiting: 0 }))
  const addresses = Array.from({ length: 16 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
  const taken = addresses.filter((address) =>
    semaphore.acquire(listShares(undefined, address), () => undefined),
  )
  expect(taken).toHaveLength(8)
  expect(semaphore.acquire(listShares(undefined, '2001:db8:2::1'), () => undefined)).toBe(true)
})

const second = () => undefined

test('what waited and was cancelled makes room for others of its share', () => {
  const semaphore = createSemaphore({ running: 1, runningByKind: all(1), waitingByKind: all(1) })
  expect(semaphore.acquire(share('a'), () => undefined)).toBe(true)
  expect(semaphore.acquire(share('a'), second)).toBe(true)
  expect(semaphore.acquire(share('a'), () => undefined)).toBe(false)
  semaphore.cancel(second)
  expect(semaphore.acquire(share('a'), () => undefined)).toBe(true)
})
