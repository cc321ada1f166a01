import type { Cluster, Redis } from 'ioredis'
import * as v from 'valibot'
import { parseJson } from '#sdk/parseJson.ts'

/** A write that changed the responses of some public reads of a tenant. */
export interface Invalidation {
  readonly customHost: string
  readonly operationIds: readonly string[]
}

/** Informs the other processes of this machine, or the other replicas, of a write. */
export interface InvalidationChannel {
  /** Never rejects: where a message is lost, entries end with their lifetime. */
  publish(invalidation: Invalidation): void
  subscribe(apply: (invalidation: Invalidation) => void): void
}

const schema = v.object({ customHost: v.string(), operationIds: v.array(v.string()) })

/** Reads a message of another process. @returns undefined when it is not one of ours */
export function parseInvalidation(value: unknown): Invalidation | undefined {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : undefined
}

/** Creates the invalidation of cached reads: in this process, and through a channel in all others. */
export function createInvalidate(
  apply: (invalidation: Invalidation) => void,
  channel: InvalidationChannel | undefined,
): (invalidation: Invalidation) => void {
  channel?.subscribe(apply)
  return function invalidate(invalidation) {
    apply(invalidation)
    channel?.publish(invalidation)
  }
}

const topic = 'bff:invalidations'

/**
 * Creates the channel of all processes and replicas that share a Redis.
 * @param publisher sends commands
 * @param subscriber a connection of its own, because a subscribed one sends no commands; made with
 *   `autoResubscribe: false`
 */
export function createRedisChannel(
  publisher: Redis | Cluster,
  subscriber: Redis | Cluster,
): InvalidationChannel {
  return {
    publish(invalidation) {
      publisher.publish(topic, JSON.stringify(invalidation)).catch(() => undefined)
    },
    subscribe(apply) {
      subscriber.on('message', (_, text) => {
        const invalidation = parseInvalidation(parseJson(text))
        if (invalidation) apply(invalidation)
      })
      const start = () => void subscriber.subscribe(topic).catch(() => undefined)
      if (subscriber.status === 'ready') start()
      // After each reconnection: the client's own attempt would reject without a handler
      subscriber.on('ready', start)
    },
  }
}
