import { Readable } from 'node:stream'
import type { Config } from '#bff/config/config.ts'
import { createLane } from '#bff/upstream/lane.ts'
import { createSemaphore } from '#bff/upstream/semaphore.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'

export type HttpUpstreamOptions = Pick<
  Config,
  'UPSTREAM_CONNECTIONS' | 'UPSTREAM_TIMEOUT_MS' | 'UPSTREAM_QUEUE'
> & {
  /** The API's base URL; its path is kept */
  readonly base: URL
}

export interface HttpUpstream extends Upstream {
  /** Calls in flight, including those that wait for a connection */
  open(): number
  waiting(): number
}

/** Creates the upstream of the real API, with a bounded number of connections. */
export function createHttpUpstream(options: HttpUpstreamOptions): HttpUpstream {
  const { base, UPSTREAM_TIMEOUT_MS: timeout, UPSTREAM_QUEUE: queue } = options
  const reserved = countReservedConnections(options.UPSTREAM_CONNECTIONS)
  const connections = options.UPSTREAM_CONNECTIONS - reserved
  const main = createLane({ base, connections, queue, timeout })
  // Sign-in, refresh and sign-out go on while everything else waits
  const authConnections = reserved || connections
  const auth = createLane({ base, connections: authConnections, queue, timeout })
  // Slow downloads and uploads hold connections for long, and one visitor may hold only some of them
  const media = createSemaphore({
    running: Math.ceil(connections / 2),
    perSource: Math.max(2, Math.ceil(connections / 10)),
    waitingPerSource: 100,
  })
  const uploads = createSemaphore({
    running: Math.ceil(connections / 4),
    perSource: Math.max(2, Math.ceil(connections / 32)),
    waitingPerSource: 10,
  })

  return {
    send(request) {
      if (request.group === 'auth') return auth.send(request, undefined)
      const uploadOrNone = request.body instanceof Readable ? uploads : undefined
      return main.send(request, request.isMedia ? media : uploadOrNone)
    },
    open: () => main.open() + auth.open(),
    waiting() {
      const queued = media.waiting() + uploads.waiting()
      const ready = main.open() - queued
      return queued + Math.max(0, ready - connections) + Math.max(0, auth.open() - authConnections)
    },
    async close() {
      await Promise.all([main.close(), auth.close()])
    },
  }
}

/** An eighth of the connections is kept for sign-in and refresh; fewer than eight are not divided but doubled. */
function countReservedConnections(connections: number): number {
  return connections < 8 ? 0 : Math.ceil(connections / 8)
}
