import { expect, test } from 'vitest'
import { createRenderQueue } from '#bff/pages/renderQueue.ts'
import { listRenderShares } from '#bff/pages/renderShares.ts'
import type { SessionRecord } from '#bff/session/record.ts'

const user = {
  first_name: 'Nadia',
  last_name: 'Shukri',
  gender: 'Female' as const,
  institute_name: 'Huruf House',
}

/** A session of the person of an e-mail address. */
function createSession(key: string, email: string) {
  const person = { ...user, email, user_type: 'student', category: 'student' as const }
  const record: SessionRecord = {
    user: person,
    tenant: 'localhost',
    accessToken: 'a',
    refreshToken: 'r',
    remember: false,
    createdAt: 0,
    seenAt: 0,
    tokensAt: 0,
  }
  return { key, record }
}

/** Starts renders that never end, and counts those that are refused. */
async function startRenders(queue: ReturnType<typeof createRenderQueue>, visitors: readonly Visitor[]) {
  let refused = 0
  for (const { address, session } of visitors)
    queue
      .run(listRenderShares(address, session), session !== undefined, () => new Promise(() => undefined))
      .catch(() => (refused += 1))
  // One begins in each turn of the event loop
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
  return refused
}

interface Visitor {
  address: string
  session?: ReturnType<typeof createSession>
}

const hostile = Array.from({ length: 64 }, (_, step) => step)

test.each<[string, Visitor[]]>([
  [
    'one person with many sessions and addresses',
    hostile.map((step) => ({
      address: `192.0.2.${step}`,
      session: createSession(`session ${step}`, 'a@example.test'),
    })),
  ],
  [
    'one address with many people',
    hostile.map((step) => ({
      address: '192.0.2.1',
      session: createSession(`session ${step}`, `a${step}@example.test`),
    })),
  ],
  [
    'one provider with many guests',
    hostile.map((step) => ({ address: `2001:db8:1:${step.toString(16)}00::1` })),
  ],
  ['one site with many guests', hostile.map((step) => ({ address: `2001:db8:1:${step.toString(16)}::1` }))],
])('%s does not take the place of others', async (_, visitors) => {
  const queue = createRenderQueue()
  // Twice: renders that have begun leave the queue, so that it has room again
  await startRenders(queue, visitors)
  expect(await startRenders(queue, visitors)).toBeGreaterThan(32)
  const isMember = visitors[0]?.session !== undefined
  const innocent: Visitor = {
    address: '198.51.100.1',
    ...(isMember && { session: createSession('own', 'b@example.test') }),
  }
  expect(await startRenders(queue, [innocent])).toBe(0)
})

test('guests of a network do not take the place of its signed-in people', async () => {
  const queue = createRenderQueue()
  const address = '192.0.2.1'
  expect(
    await startRenders(
      queue,
      hostile.map(() => ({ address })),
    ),
  ).toBe(56)
  expect(await startRenders(queue, [{ address, session: createSession('own', 'b@example.test') }])).toBe(0)
})

test('a guest is rendered between signed-in visitors who load pages without end', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 24 })
  const begun: string[] = []
  const render = async (name: string, isMember: boolean) => {
    await queue.run([], isMember, async () => void begun.push(name))
  }
  // Each asks for the next page as soon as it has one
  const loadPages = async () => {
    for (let page = 0; page < 10; page += 1) await render('member', true)
  }
  await Promise.all([loadPages(), loadPages(), loadPages(), render('guest', false)])
  expect(begun.indexOf('guest')).toBeLessThan(4)
  expect(begun).toHaveLength(31)
})

test('a full queue makes room for another visitor by refusing those of whom most waits', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 6 })
  const refused: string[] = []
  const wait = (key: string) =>
    queue.run([{ key, max: 8 }], true, () => new Promise(() => undefined)).catch(() => refused.push(key))
  for (const key of ['a', 'a', 'a', 'b', 'b', 'b']) void wait(key)
  void wait('c')
  await new Promise(setImmediate)
  expect(refused).toEqual(['b'])
  void wait('a')
  void wait('d')
  await new Promise(setImmediate)
  expect([refused, queue.waiting()]).toEqual([['b', 'a'], 6])
})

test('a visitor of whom nothing is being rendered is next', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 24 })
  const begun: string[] = []
  const render = (name: string) => queue.run([{ key: name, max: 8 }], true, async () => void begun.push(name))
  await Promise.all(['a', 'a', 'a', 'b'].map(render))
  expect(begun).toEqual(['a', 'a', 'a', 'b'])
  const slow = createRenderQueue({ running: 2, waiting: 24 })
  begun.length = 0
  for (const name of ['a', 'a', 'a', 'b'])
    void slow.run([{ key: name, max: 8 }], true, () => new Promise(() => begun.push(name)))
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b'])
})

test('a queue that many visitors fill, one page each, refuses the next', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 2 })
  const wait = (key: string) => queue.run([{ key, max: 8 }], true, () => new Promise(() => undefined))
  for (const key of ['a', 'b']) void wait(key)
  await expect(wait('c')).rejects.toThrow('too many pages')
})
