import { expect, test } from 'vitest'
import type { RedisClient } from '#bff/session/stores/connectRedis.ts'
import { createRedisStore } from '#bff/session/stores/redis.ts'

const entry = { generation: 3, endsAt: 1000.2, keyId: 'k', ciphertext: Buffer.from('c') }

/** A client whose commands answer in turn; an Error is a failed command. */
function createClient(...responses: unknown[]) {
  const commands: unknown[][] = []
  const run =
    (name: string) =>
    async (...args: unknown[]) => {
      commands.push([name, ...args])
      const response = responses.shift()
      if (response instanceof Error) throw response
      return response
    }
  const client: Record<string, unknown> = {
    defineCommand: (name: string) => (client[name] = run(name)),
    hmgetBuffer: run('hmget'),
    hgetallBuffer: run('hgetall'),
    hdel: run('hdel'),
    set: run('set'),
  }
  // The commands that the store uses
  return { client, commands, store: createRedisStore(client as unknown as RedisClient) }
}

test('keys of sessions, leases and persons never collide', async () => {
  const { store, commands } = createClient(
    ...Array.from({ length: 5 }, () => 1),
    [null, null, null],
    1,
    {},
    1,
  )
  await store.create('a', entry)
  await store.swap('a', 2, entry)
  await store.end('a')
  await store.end('a', 3)
  await store.lease('a', 'owner', 5)
  await store.read('a')
  await store.people.add('a', { key: 's', sealed: Buffer.from('t') }, 7.5)
  await store.people.list('a')
  await store.people.remove('a', 's')
  await store.release('a', 'owner')
  await store.ping()
  const fields = [3, 1001, 'k', Buffer.from('c')]
  expect(commands).toEqual([
    ['bff_create', 'bff:session:a', ...fields],
    ['bff_swap', 'bff:session:a', ...fields, 2],
    ['bff_end', 'bff:session:a', ''],
    ['bff_end', 'bff:session:a', 3],
    ['bff_lease', 'bff:lease:a', 'owner', 5],
    ['hmget', 'bff:session:a', 'g', 'k', 'b'],
    ['bff_person', 'bff:person:a', 's', Buffer.from('t'), 8],
    ['hgetall', 'bff:person:a'],
    ['hdel', 'bff:person:a', 's'],
    ['bff_release', 'bff:lease:a', 'owner'],
    ['set', 'bff:ping', '1', 'PX', 10_000],
  ])
})

test('a session is read with its fields, and not at all when one is missing', async () => {
  const fields = [Buffer.from('3'), Buffer.from('k'), Buffer.from('c')]
  const { store } = createClient(fields, ...[0, 1, 2].map((at) => fields.with(at, null as never)))
  expect(await store.read('a')).toEqual({ ...entry, endsAt: Infinity })
  for (let at = 0; at < 3; at += 1) expect(await store.read('a')).toBeUndefined()
})

test('the sessions of a person are listed', async () => {
  const { store } = createClient({ one: Buffer.from('1'), two: Buffer.from('2') })
  expect(await store.people.list('a')).toEqual([
    { key: 'one', sealed: Buffer.from('1') },
    { key: 'two', sealed: Buffer.from('2') },
  ])
})

const createTimeout = () => new Error('Command timed out')

test('a command that timed out is sent once more, since this process may have been blocked', async () => {
  const calls: ((store: ReturnType<typeof createClient>['store']) => unknown)[] = [
    (store) => store.read('a'),
    (store) => store.create('a', entry),
    (store) => store.end('a'),
    (store) => store.lease('a', 'owner', 5),
  ]
  for (const call of calls) {
    const once = createClient(createTimeout(), [null, null, null])
    await call(once.store)
    expect(once.commands).toHaveLength(2)
    const twice = createClient(createTimeout(), createTimeout())
    await expect(call(twice.store)).rejects.toThrow('Command timed out')
    expect(twice.commands).toHaveLength(2)
    const failing = createClient(new Error('READONLY'))
    await expect(call(failing.store)).rejects.toThrow('READONLY')
    expect(failing.commands).toHaveLength(1)
  }
})

test('new tokens are not written twice: the second result would say that they were not stored', async () => {
  const { store, commands } = createClient(createTimeout(), 1)
  await expect(store.swap('a', 2, entry)).rejects.toThrow('Command timed out')
  expect(commands).toHaveLength(1)
})

test('a command that is not defined is named', async () => {
  const { client, store } = createClient()
  delete client.bff_end
  await expect(store.end('a')).rejects.toThrow('bff_end is not defined')
})
