import { Readable } from 'node:stream'
import { Pool } from 'undici'
import { HttpProblem } from '#bff/http/problem.ts'
import { UpstreamDispatchHandler } from '#bff/upstream/dispatchHandler.ts'
import { CallerAborted, DeadlineExceeded, ShareExceeded, UpstreamOverloaded } from '#bff/upstream/errors.ts'
import type { Semaphore } from '#bff/upstream/semaphore.ts'
import type { UpstreamRequest, UpstreamResponse } from '#bff/upstream/upstream.ts'

export interface LaneOptions {
  /** The API's base URL; its path is kept */
  readonly base: URL
  readonly connections: number
  /** Calls that may wait for a connection */
  readonly queue: number
  /** Of a call, milliseconds */
  readonly timeout: number
}

/** A pool of connections to the API with a bounded queue. */
export interface Lane {
  /** @param semaphore shares the connections out */
  send(request: UpstreamRequest, semaphore: Semaphore): Promise<UpstreamResponse>
  /** Calls in flight, including those that wait for a connection */
  open(): number
  close(): Promise<void>
}

/**
 * Creates a lane. Redirects are not followed. `send` rejects with UpstreamOverloaded when all connections are busy
 * and the queue is full, and with the reason of its signal. It uses `dispatch`, because `request` would create a
 * stream for every response.
 */
export function createLane({ base, connections, queue, timeout }: LaneOptions): Lane {
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
      const { method, path, headers, body, shares = [] } = request
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
          semaphore.release(shares)
        })
        const target = { method: toDispatchMethod(method), path: prefix + path, headers, body: body ?? null }
        const start = () => void pool.dispatch(target, handler)
        const abort = () => {
          const reason = toAbortReason(signal.reason, body)
          if (!semaphore.cancel(start)) return handler.abort(reason)
          end()
          // The call was never sent
          reject(reason instanceof DeadlineExceeded ? new UpstreamOverloaded() : reason)
        }
        signal.addEventListener('abort', abort, { once: true })
        if (semaphore.acquire(shares, start)) return
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
