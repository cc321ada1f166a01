import {
  parseInvalidation,
  type InvalidationChannel,
  type InvalidationReader,
} from '#bff/cache/invalidations.ts'
import { createIpcClient, type IpcHandlers, type IpcPort } from '#bff/cluster/ipc.ts'
import { createRemoteLimiter } from '#bff/cluster/remoteLimiter.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'

/** Services that a worker shares with the other workers through the primary. */
export interface WorkerServices {
  readonly limiter: Limiter
  readonly invalidations: InvalidationChannel
}

/**
 * Connects a worker with its primary.
 * @param handlers of the primary's requests
 * @param port for tests
 */
export function createWorkerServices(handlers: IpcHandlers, port: IpcPort = process): WorkerServices {
  const readers: InvalidationReader[] = []
  const request = createIpcClient(port, {
    ...handlers,
    async invalidate(value) {
      const invalidation = parseInvalidation(value)
      if (invalidation) for (const { apply } of readers) apply(invalidation)
    },
  })
  return {
    limiter: createRemoteLimiter(request),
    invalidations: {
      publish: (invalidation) => void request('invalidate', invalidation).catch(() => undefined),
      subscribe: (reader) => void readers.push(reader),
    },
  }
}
