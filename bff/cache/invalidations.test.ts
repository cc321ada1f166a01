import { EventEmitter } from 'node:events'
import type { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import {
  createInvalidate,
  createRedisChannel,
  parseInvalidation,
  type Invalidation,
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

test('an invalidation is applied in this process, sent once to the others, and received from them', () => {
  const applied: Invalidation[] = []
  const published: Invalidation[] = []
  const subscribed: ((one: Invalidation) => void)[] = []
  const invalidate = createInvalidate((one) => void applied.push(one), {
    publish: (one) => void published.push(one),
    subscribe: (apply) => void subscribed.push(apply),
  })
  invalidate(invalidation)
  subscribed[0]?.({ ...invalidation, customHost: 'b.example' })
  expect(applied.map(({ customHost }) => customHost)).toEqual(['a.example', 'b.example'])
  expect(published).toEqual([invalidation])
  createInvalidate((one) => void applied.push(one), undefined)(invalidation)
  expect(applied).toHaveLength(3)
})

/** A connection that notes its commands. @param status as ioredis has it */
function createConnection(status: string, fails = false) {
  const commands: unknown[][] = []
  const run = async (...command: unknown[]) => {
    commands.push(command)
    if (fails) throw new Error('down')
  }
  const connection = Object.assign(new EventEmitter(), {
    status,
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
  channel.subscribe((one) => void applied.push(one))
  channel.publish(invalidation)
  expect(publisher.commands).toEqual([['publish', 'bff:invalidations', JSON.stringify(invalidation)]])
  expect(subscriber.commands).toEqual([['subscribe', 'bff:invalidations']])
  for (const text of ['not JSON', '{}', JSON.stringify(invalidation)])
    subscriber.connection.emit('message', 'bff:invalidations', text)
  expect(applied).toEqual([invalidation])
})

test('a connection subscribes when it is ready, and again after each reconnection', () => {
  const { commands, connection, redis } = createConnection('connecting')
  createRedisChannel(createConnection('ready').redis, redis).subscribe(() => undefined)
  expect(commands).toHaveLength(0)
  connection.emit('ready')
  connection.emit('ready')
  expect(commands).toHaveLength(2)
})

test('a Redis that fails rejects nothing', async () => {
  const [publisher, subscriber] = [createConnection('ready', true), createConnection('ready', true)]
  const channel = createRedisChannel(publisher.redis, subscriber.redis)
  channel.subscribe(() => undefined)
  channel.publish(invalidation)
  // An unhandled rejection would fail the run
  await new Promise((resolve) => setImmediate(resolve))
  expect([publisher.commands.length, subscriber.commands.length]).toEqual([1, 1])
})
