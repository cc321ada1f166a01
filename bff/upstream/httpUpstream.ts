import { Readable } from 'node:stream'
import type { Config } from '#bff/config/config.ts'
import { createLane } from '#bff/upstream/lane.ts'
import { createSemaphore } from '#bff/upstream/semaphore.ts'
import { divide } from '#bff/upstream/shares.ts'
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
  const calls = createSemaphore(
    divide({ running: connections, session: 0.125, network: 0.25, waiting: Math.ceil(queue / 8) }),
  )
  // Sign-in, refresh and sign-out go on while everything else waits
  const authConnections = reserved || connections
  const auth = createLane({ base, connections: authConnections, queue, timeout })
  const authCalls = createSemaphore(
    divide({ running: authConnections, session: 0.25, network: 0.5, waiting: Math.ceil(queue / 8) }),
  )
  // Slow downloads and uploads hold connections for long
  const media = createSemaphore(
    divide({ running: Math.ceil(connections / 2), session: 0.2, network: 0.5, waiting: 100 }),
  )
  const uploads = createSemaphore(
    divide({ running: Math.ceil(connections / 4), session: 0.125, network: 0.5, waiting: 10 }),
  )

  return {
    send(request) {
      if (request.group === 'auth') return auth.send(request, authCalls)
      if (request.isMedia) return main.send(request, media)
      return main.send(request, request.body instanceof Readable ? uploads : calls)
    },
    open: () => main.open() + auth.open(),
    waiting() {
      const queued = [calls, media, uploads].reduce((sum, semaphore) => sum + semaphore.waiting(), 0)
      const ready = main.open() - queued
      return queued + authCalls.waiting() + Math.max(0, ready - connections)
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
