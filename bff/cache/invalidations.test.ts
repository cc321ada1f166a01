import { EventEmitter } from 'node:events'
import type { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import {
  createInvalidate,
  createRedisChannel,
  parseInvalidation,
  type Invalidation,
  type InvalidationReader,
} from '#bff/cache/invalidations.ts'

const invalidation = { customHost: 'a.example', operationIds: ['listTutors'] }

test.each([
  ['one of ours', invalidation, invalidation],
  ['one with more members', { ...invalidation, more: 1 }, invalidation],
  ['nothing', undefined, undefined],
  ['a text', 'a.example', undefined],
  ['one without operations', { customHost: 'a.example' }, undefined],
  ['one without a host', { operationIds: [] }, undefined],
  ['one with operations that are not texts', { customHost: 'a', operationIds: [5] }, undefined],
])('the message of another process is read: %s', (_, value, read) => {
  expect(parseInvalidation(value)).toEqual(read)
})

const createReader = (applied: Invalidation[], cleared = { times: 0 }): InvalidationReader => ({
  apply: (one) => void applied.push(one),
  clear: () => void (cleared.times += 1),
})

test('an invalidation is applied in this process, sent once to the others, and received from them', () => {
  const applied: Invalidation[] = []
  const published: Invalidation[] = []
  const subscribed: InvalidationReader[] = []
  const reader = createReader(applied)
  const invalidate = createInvalidate(reader, {
    publish: (one) => void published.push(one),
    subscribe: (one) => void subscribed.push(one),
  })
  invalidate(invalidation)
  subscribed[0]?.apply({ ...invalidation, customHost: 'b.example' })
  expect(applied.map(({ customHost }) => customHost)).toEqual(['a.example', 'b.example'])
  expect(published).toEqual([invalidation])
  createInvalidate(reader, undefined)(invalidation)
  expect(applied).toHaveLength(3)
})

/** A connection that notes its commands. @param status as ioredis has it */
function createConnection(status: string, isDown = false) {
  const commands: unknown[][] = []
  const run = async (...command: unknown[]) => {
    commands.push(command)
    if (connection.isDown) throw new Error('down')
  }
  const connection = Object.assign(new EventEmitter(), {
    status,
    isDown,
    publish: (...args: unknown[]) => run('publish', ...args),
    subscribe: (...args: unknown[]) => run('subscribe', ...args),
  })
  // The part of a client that the channel uses
  return { commands, connection, redis: connection as unknown as Redis }
}

test('through Redis a message reaches every subscriber, and what is not ours is ignored', () => {
  const [publisher, subscriber] = [createConnection('ready'), createConnection('ready')]
  const channel = createRedisChannel(publisher.redis, subscriber.redis)
  const applied: Invalidation[] = []
  channel.subscribe(createReader(applied))
  channel.publish(invalidation)
  expect(publisher.commands).toEqual([['publish', 'bff:invalidations', JSON.stringify(invalidation)]])
  expect(subscriber.commands).toEqual([['subscribe', 'bff:invalidations']])
  for (const text of ['not JSON', '{}', JSON.stringify(invalidation)])
    subscriber.connection.emit('message', 'bff:invalidations', text)
  expect(applied).toEqual([invalidation])
})

test('a connection subscribes when it is ready, and again after each reconnection', () => {
  const { commands, connection, redis } = createConnection('connecting')
  createRedisChannel(createConnection('ready').redis, redis).subscribe(createReader([]))
  expect(commands).toHaveLength(0)
  connection.emit('ready')
  connection.emit('ready')
  expect(commands).toHaveLength(2)
})

test('a Redis that fails rejects nothing', async () => {
  const [publisher, subscriber] = [createConnection('ready', true), createConnection('ready', true)]
  const channel = createRedisChannel(publisher.redis, subscriber.redis)
  channel.subscribe(createReader([]))
  channel.publish(invalidation)
  // An unhandled rejection would fail the run
  await new Promise((resolve) => setImmediate(resolve))
  expect([publisher.commands.length, subscriber.commands.length]).toEqual([1, 1])
})

test('a reader that was away drops everything once it is subscribed again', async () => {
  const { connection, redis } = createConnection('connecting')
  const cleared = { times: 0 }
  createRedisChannel(createConnection('ready').redis, redis).subscribe(createReader([], cleared))
  for (const times of [1, 2]) {
    connection.emit('ready')
    await expect.poll(() => cleared.times).toBe(times)
  }
  connection.isDown = true
  connection.emit('ready')
  await new Promise((resolve) => setImmediate(resolve))
  expect(cleared.times).toBe(2)
})

test('a message that could not be sent is sent once Redis is back, and then no more', async () => {
  const { commands, connection, redis } = createConnection('ready', true)
  const channel = createRedisChannel(redis, createConnection('ready').redis)
  channel.publish(invalidation)
  channel.publish(invalidation)
  await new Promise((resolve) => setImmediate(resolve))
  connection.isDown = false
  connection.emit('ready')
  await new Promise((resolve) => setImmediate(resolve))
  connection.emit('ready')
  expect(commands).toHaveLength(3)
})
