import { parseInvalidation, type InvalidationChannel } from '#bff/cache/invalidations.ts'
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
  const appliers: Parameters<InvalidationChannel['subscribe']>[0][] = []
  const request = createIpcClient(port, {
    ...handlers,
    async invalidate(value) {
      const invalidation = parseInvalidation(value)
      if (invalidation) for (const apply of appliers) apply(invalidation)
    },
  })
  return {
    limiter: createRemoteLimiter(request),
    invalidations: {
      publish: (invalidation) => void request('invalidate', invalidation).catch(() => undefined),
      subscribe: (apply) => void appliers.push(apply),
    },
  }
}
