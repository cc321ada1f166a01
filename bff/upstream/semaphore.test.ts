import { expect, test } from 'vitest'
import { createSemaphore, type Semaphore, type Share } from '#bff/upstream/semaphore.ts'
import { divide, guestShare, isGuest, listShares } from '#bff/upstream/connectionShares.ts'

const limitAll = (limit: number) => ({
  person: limit,
  session: limit,
  network: limit,
  site: limit,
  provider: limit,
  guests: limit,
})
const createMember = (session: string | undefined) =>
  session === undefined ? undefined : { session, person: undefined }
const createShares = (key: string) => [{ kind: 'session', key }] as const

function acquire(semaphore: Semaphore, shares: readonly Share[], start: () => void = () => undefined) {
  const permit = semaphore.createPermit(shares, start)
  return { permit, isTaken: semaphore.acquire(permit) }
}

test('one source runs no more than its share, and others pass it in the queue', () => {
  const semaphore = createSemaphore({
    running: 3,
    free: 0,
    reserved: 0,
    runningByKind: limitAll(2),
    waitingByKind: limitAll(2),
  })
  const started: string[] = []
  const take = (name: string) => acquire(semaphore, createShares(name.charAt(0)), () => started.push(name))
  const [first, ...others] = ['a1', 'a2', 'a3', 'a4', 'a5'].map(take)
  expect([first, ...others].map((taken) => taken?.isTaken)).toEqual([true, true, true, true, false])
  const [other, last] = [take('b1'), take('c1')]
  expect([other.isTaken, last.isTaken]).toEqual([true, true])
  expect(started).toEqual(['a1', 'a2', 'b1'])
  expect(semaphore.waiting()).toBe(3)
  semaphore.release(other.permit)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1'])
  if (first) semaphore.release(first.permit)
  expect(started.at(-1)).toBe('a3')
})

test('cancelled work does not start, and makes room for others of its share', () => {
  const semaphore = createSemaphore({
    running: 1,
    free: 0,
    reserved: 0,
    runningByKind: limitAll(1),
    waitingByKind: limitAll(1),
  })
  const started: string[] = []
  const take = (name: string) => acquire(semaphore, createShares('a'), () => started.push(name))
  const [first, second, third] = [take('first'), take('second'), take('third')]
  expect([first.isTaken, second.isTaken, third.isTaken]).toEqual([true, true, false])
  expect([semaphore.cancel(second.permit), semaphore.cancel(second.permit)]).toEqual([true, false])
  expect(take('fourth').isTaken).toBe(true)
  semaphore.release(first.permit)
  expect(started).toEqual(['first', 'fourth'])
})

test('a network has its share of the connections, however many sessions it starts', () => {
  const semaphore = createSemaphore(divide({ running: 16, session: 0.25, network: 0.5, waiting: 3 }))
  let started = 0
  const call = (session: string, address: string) =>
    acquire(semaphore, listShares(createMember(session), address), () => (started += 1))
  for (let session = 0; session < 20; session += 1) call(`s${session}`, '192.0.2.1')
  expect([started, semaphore.waiting()]).toEqual([8, 3])
  expect(call('other', '192.0.2.2').isTaken).toBe(true)
  expect(started).toBe(9)
})

test('what is free may be used beyond a share; what is scarce is for those within theirs', () => {
  const semaphore = createSemaphore(divide({ running: 8, free: 0.5, session: 0.25, network: 1, waiting: 9 }))
  const started: string[] = []
  const take = (name: string) => acquire(semaphore, createShares(name.charAt(0)), () => started.push(name))
  const taken = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3'].map(take)
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2'])
  for (const { permit } of taken.slice(0, 3)) semaphore.release(permit)
  expect(started.slice(6)).toEqual(['a5'])
})

test('many networks of one IPv6 site have a share together', () => {
  const semaphore = createSemaphore(divide({ running: 16, session: 1, network: 0.25, waiting: 0 }))
  const addresses = Array.from({ length: 16 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
  const taken = addresses.filter((address) => acquire(semaphore, listShares(undefined, address)).isTaken)
  expect(taken).toHaveLength(8)
  expect(acquire(semaphore, listShares(undefined, '2001:db8:2::1')).isTaken).toBe(true)
})

/** Three pieces of work may run, one of each visitor, who is the first letter of its name. */
function createNarrow() {
  const semaphore = createSemaphore({
    running: 3,
    free: 0,
    reserved: 0,
    runningByKind: limitAll(1),
    waitingByKind: limitAll(2),
  })
  const started: string[] = []
  const take = (name: string) => acquire(semaphore, createShares(name.charAt(0)), () => started.push(name))
  return { semaphore, started, take }
}

test('work that waits starts at once in the share of another visitor who joins, and counts there', () => {
  const { semaphore, started, take } = createNarrow()
  const [first, second] = [take('a1'), take('a2')]
  expect(started).toEqual(['a1'])
  semaphore.join(second.permit, createShares('b'))
  expect(started).toEqual(['a1', 'a2'])
  // Both shares are used up now, and the one of 'a' holds nothing that waits
  expect([take('b1').isTaken, take('a3').isTaken, take('a4').isTaken, take('a5').isTaken]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(started).toEqual(['a1', 'a2'])
  semaphore.release(second.permit)
  expect(started).toEqual(['a1', 'a2', 'b1'])
  semaphore.release(first.permit)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('work that waits for several visitors starts when the share of one of them has room', () => {
  const { semaphore, started, take } = createNarrow()
  take('a1')
  const [busy, shared] = [take('b1'), take('a2')]
  semaphore.join(shared.permit, createShares('b'))
  expect(started).toEqual(['a1', 'b1'])
  semaphore.release(busy.permit)
  expect(started).toEqual(['a1', 'b1', 'a2'])
  expect(semaphore.waiting()).toBe(0)
})

test('a visitor of whom too much waits does not join, so that their share does not start the work', () => {
  const { semaphore, started, take } = createNarrow()
  take('a1')
  const [busy, next, last] = [take('b1'), take('b2'), take('b3')]
  const shared = take('a2')
  semaphore.join(shared.permit, createShares('b'))
  for (const { permit } of [busy, next, last]) semaphore.release(permit)
  expect(started).toEqual(['a1', 'b1', 'b2', 'b3'])
  expect(semaphore.waiting()).toBe(1)
})

test('a visitor who joins work that runs already has nothing that waits', () => {
  const { semaphore, started, take } = createNarrow()
  const { permit } = take('a1')
  semaphore.join(permit, createShares('b'))
  expect(['b1', 'b2', 'b3'].map((name) => take(name).isTaken)).toEqual([true, true, true])
  expect(started).toEqual(['a1', 'b1'])
})

test('a call of a visitor with none under way is next, though others have waited longer', () => {
  const division = divide({ running: 8, free: 0.5, session: 0.5, network: 0.5, waiting: 9 })
  const semaphore = createSemaphore({ ...division, reserved: 0 })
  const started: string[] = []
  const call = (session: string | undefined, address: string, name: string) =>
    acquire(semaphore, listShares(createMember(session), address), () => started.push(name))
  const own = Array.from({ length: 8 }, () => call('many tabs', '192.0.2.1', 'many tabs'))
  for (let step = 0; step < 8; step += 1) call(undefined, '192.0.2.2', 'guest')
  expect(started).toHaveLength(8)
  call('other', '192.0.2.3', 'other')
  const [first] = own
  if (first) semaphore.release(first.permit)
  expect(started.at(-1)).toBe('other')
})

test('while a few visitors use all that they may, others start two calls at once, guests and signed-in people', () => {
  const semaphore = createSemaphore(divide({ running: 64, free: 0.5, session: 1, network: 1, waiting: 99 }))
  const started: string[] = []
  const call = (session: string | undefined, address: string) =>
    acquire(semaphore, addGuests(listShares(createMember(session), address)), () => started.push(address))
  for (let step = 0; step < 64; step += 1) call(undefined, '192.0.2.1')
  // All guests have 56 connections, of which 8 are kept for those with few calls
  expect(started).toHaveLength(48)
  for (let step = 0; step < 64; step += 1) call('many tabs', '192.0.2.2')
  expect(started).toHaveLength(56)
  for (let step = 0; step < 3; step += 1) call(undefined, '192.0.2.3')
  for (let step = 0; step < 3; step += 1) call('other', '192.0.2.4')
  expect(started.slice(56)).toEqual(['192.0.2.3', '192.0.2.3', '192.0.2.4', '192.0.2.4'])
})

function addGuests(shares: readonly Share[]): readonly Share[] {
  return isGuest(shares) ? [...shares, guestShare] : shares
}
