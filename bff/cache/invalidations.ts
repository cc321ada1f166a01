import type { Cluster, Redis } from 'ioredis'
import * as v from 'valibot'
import { parseJson } from '#sdk/parseJson.ts'

/** A write that changed the responses of some public reads of a tenant. */
export interface Invalidation {
  readonly customHost: string
  readonly operationIds: readonly string[]
}

/** The reader of a channel. */
export interface InvalidationReader {
  apply(invalidation: Invalidation): void
  /** Drops everything that is cached: messages may have been lost. */
  clear(): void
}

/** Informs the other processes of this machine, or the other replicas, of a write. */
export interface InvalidationChannel {
  /** Never rejects: a message that could not be sent is sent again. */
  publish(invalidation: Invalidation): void
  subscribe(reader: InvalidationReader): void
}

const schema = v.object({ customHost: v.string(), operationIds: v.array(v.string()) })

/** Reads a message of another process. @returns undefined when it is not one of ours */
export function parseInvalidation(value: unknown): Invalidation | undefined {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : undefined
}

/** Creates the invalidation of cached reads: in this process, and through a channel in all others. */
export function createInvalidate(
  reader: InvalidationReader,
  channel: InvalidationChannel | undefined,
): (invalidation: Invalidation) => void {
  channel?.subscribe(reader)
  return function invalidate(invalidation) {
    reader.apply(invalidation)
    channel?.publish(invalidation)
  }
}

const topic = 'bff:invalidations'

/**
 * Creates the channel of all processes and replicas that share a Redis. A connection that was away may have missed
 * messages: after it, its own reader drops everything, and what it could not send is sent.
 * @param publisher sends commands
 * @param subscriber a connection of its own, because a subscribed one sends no commands; made with
 *   `autoResubscribe: false`
 */
export function createRedisChannel(
  publisher: Redis | Cluster,
  subscriber: Redis | Cluster,
): InvalidationChannel {
  // As many as there are institutes and writes at most
  const unsent = new Set<string>()
  const send = (text: string) => {
    unsent.add(text)
    publisher.publish(topic, text).then(
      () => unsent.delete(text),
      () => undefined,
    )
  }
  publisher.on('ready', () => unsent.forEach(send))
  return {
    publish: (invalidation) => send(JSON.stringify(invalidation)),
    subscribe({ apply, clear }) {
      subscriber.on('message', (_, text) => {
        const invalidation = parseInvalidation(parseJson(text))
        if (invalidation) apply(invalidation)
      })
      const start = () => void subscriber.subscribe(topic).then(clear, () => undefined)
      if (subscriber.status === 'ready') start()
      // After each reconnection: the client's own attempt would reject without a handler
      subscriber.on('ready', start)
    },
  }
}
