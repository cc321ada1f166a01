import { Readable } from 'node:stream'
import { Pool } from 'undici'
import type { Config } from '#bff/config/config.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { UpstreamDispatchHandler } from '#bff/upstream/dispatchHandler.ts'
import { CallerAborted, DeadlineExceeded, ShareExceeded, UpstreamOverloaded } from '#bff/upstream/errors.ts'
import { createSemaphore, type Semaphore, type Share } from '#bff/upstream/semaphore.ts'
import { computeGuestPart, divide, guestShare, isGuest, listShares } from '#bff/upstream/connectionShares.ts'
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
  const calls = createSemaphore(
    divide({ running: connections, free: 0.6, session: 0.125, network: 0.25, waiting: Math.ceil(queue / 8) }),
  )
  // Sign-in, refresh and sign-out go on while everything else waits
  const authConnections = reserved || connections
  const auth = createPool({ base, connections: authConnections, queue, timeout })
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
      if (request.isSignIn) return auth.send(request, authCalls)
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
  /** @param semaphore shares the connections out */
  send(request: UpstreamRequest, semaphore: Semaphore): Promise<UpstreamResponse>
  /** Calls in flight, including those that wait for a connection */
  open(): number
  close(): Promise<void>
}

/**
 * Creates a pool. Redirects are not followed. `send` rejects with UpstreamOverloaded when all connections are busy
 * and the queue is full, for guests when what they may use of both is, and with the reason of its signal. It uses
 * `dispatch`, because `request` would create a stream for every response.
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
  const openMax = connections + queue
  const openMaxForGuests = computeGuestPart(connections) + computeGuestPart(queue)

  return {
    send(request, semaphore) {
      const { method, path, headers, body, shares = [], joinedCallers } = request
      const isOfGuest = isGuest(shares)
      const signal = request.lightSignal ?? request.signal
      if (open >= (isOfGuest ? openMaxForGuests : openMax)) return Promise.reject(new UpstreamOverloaded())
      if (signal.aborted) return Promise.reject(signal.reason ?? new CallerAborted())
      open += 1
      return new Promise((resolve, reject) => {
        const end = () => {
          open -= 1
          signal.removeEventListener('abort', abort)
        }
        const handler = new UpstreamDispatchHandler(resolve, reject, () => {
          end()
          semaphore.release(permit)
        })
        const target = { method: toDispatchMethod(method), path: prefix + path, headers, body: body ?? null }
        const permit = semaphore.createPermit(
          addGuestShare(shares),
          () => void pool.dispatch(target, handler),
        )
        const abort = () => {
          const reason = toAbortReason(signal.reason, body)
          if (!semaphore.cancel(permit)) return handler.abort(reason)
          end()
          // The call was never sent
          reject(reason instanceof DeadlineExceeded ? new UpstreamOverloaded() : reason)
        }
        signal.addEventListener('abort', abort, { once: true })
        if (!semaphore.acquire(permit)) {
          end()
          return reject(new ShareExceeded())
        }
        joinedCallers?.listen((address) =>
          semaphore.join(permit, addGuestShare(listShares(undefined, address))),
        )
      })
    },
    open: () => open,
    close: () => pool.destroy(),
  }
}

function addGuestShare(shares: readonly Share[]): readonly Share[] {
  return isGuest(shares) ? [...shares, guestShare] : shares
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
