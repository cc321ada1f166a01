import { Readable } from 'node:stream'
import { Pool } from 'undici'
import type { Config } from '#bff/config/config.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { UpstreamDispatchHandler } from '#bff/upstream/dispatchHandler.ts'
import { CallerAborted, DeadlineExceeded, ShareExceeded, UpstreamOverloaded } from '#bff/upstream/errors.ts'
import { createSemaphore, type Semaphore } from '#bff/upstream/semaphore.ts'
import type { Upstream, UpstreamRequest, UpstreamResponse } from '#bff/upstream/upstream.ts'

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
  const main = createPool({ base, connections, queue, timeout })
  // Sign-in, refresh and sign-out go on while everything else waits
  const authConnections = reserved || connections
  const auth = createPool({ base, connections: authConnections, queue, timeout })
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

interface PoolOptions {
  /** The API's base URL; its path is kept */
  readonly base: URL
  readonly connections: number
  /** Calls that may wait for a connection */
  readonly queue: number
  /** Of a call, milliseconds */
  readonly timeout: number
}

/** A pool of connections to the API with a bounded queue. */
interface ConnectionPool {
  /** @param semaphore limits calls of one kind further */
  send(request: UpstreamRequest, semaphore: Semaphore | undefined): Promise<UpstreamResponse>
  /** Calls in flight, including those that wait for a connection */
  open(): number
  close(): Promise<void>
}

/**
 * Creates a pool. Redirects are not followed. `send` rejects with UpstreamOverloaded when all connections are busy
 * and the queue is full, and with the reason of its signal. It uses `dispatch`, because `request` would create a
 * stream for every response.
 */
function createPool({ base, connections, queue, timeout }: PoolOptions): ConnectionPool {
  const prefix = base.pathname.replace(/\/$/, '')
  const pool = new Pool(base.origin, {
    connections,
    pipelining: 1,
    connect: { timeout: Math.min(2000, timeout) },
    // The caller's signal is the deadline; the pool only cuts stalled bodies that have none. The pool's clock
    // may be half a second early, but the deadline must come first: it gives a 504, a truncated body a 502
    headersTimeout: 0,
    bodyTimeout: timeout + 1000,
    keepAliveTimeout: 4000,
  })
  let open = 0

  return {
    send(request, semaphore) {
      const { method, path, headers, body, source = '' } = request
      const signal = request.lightSignal ?? request.signal
      if (open >= connections + queue) return Promise.reject(new UpstreamOverloaded())
      if (signal.aborted) return Promise.reject(signal.reason ?? new CallerAborted())
      open += 1
      return new Promise((resolve, reject) => {
        const end = () => {
          open -= 1
          signal.removeEventListener('abort', abort)
        }
        const handler = new UpstreamDispatchHandler(resolve, reject, () => {
          end()
          semaphore?.release(source)
        })
        const target = { method: toDispatchMethod(method), path: prefix + path, headers, body: body ?? null }
        const start = () => void pool.dispatch(target, handler)
        const abort = () => {
          const reason = toAbortReason(signal.reason, body)
          if (!semaphore?.cancel(start)) return handler.abort(reason)
          end()
          // The call was never sent
          reject(reason instanceof DeadlineExceeded ? new UpstreamOverloaded() : reason)
        }
        signal.addEventListener('abort', abort, { once: true })
        if (!semaphore) return start()
        if (semaphore.acquire(source, start)) return
        end()
        reject(new ShareExceeded())
      })
    },
    open: () => open,
    close: () => pool.destroy(),
  }
}

/** When the API has read everything that arrived, the visitor is late, not the API. */
function toAbortReason(reason: unknown, body: UpstreamRequest['body']): unknown {
  const isLate = body instanceof Readable && !body.readableEnded && body.readableLength === 0
  return isLate && reason instanceof DeadlineExceeded ? new HttpProblem('request_timeout') : reason
}

/** Guaranteed by the table of operations, where the caller got the method. */
function toDispatchMethod(method: string): 'GET' {
  return method as 'GET'
}
