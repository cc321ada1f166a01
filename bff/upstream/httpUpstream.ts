import { Readable } from 'node:stream'
import { Pool } from 'undici'
import type { Config } from '#bff/config/config.ts'
import { RequestBodyLate, CallerAborted, DeadlineExceeded, UpstreamOverloaded } from '#bff/upstream/errors.ts'
import { createSemaphore } from '#bff/upstream/semaphore.ts'
import { UpstreamDispatchHandler } from '#bff/upstream/dispatchHandler.ts'
import type { Upstream, UpstreamRequest } from '#bff/upstream/upstream.ts'

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

/**
 * Creates the upstream of the real API, with a bounded pool of connections. Redirects are not followed.
 * `send` rejects with UpstreamOverloaded when all connections are busy and the queue is full, and with the
 * reason of its signal. It uses `dispatch`, because `request` would create a stream for every response.
 */
export function createHttpUpstream(options: HttpUpstreamOptions): HttpUpstream {
  const prefix = options.base.pathname.replace(/\/$/, '')
  const most = options.UPSTREAM_CONNECTIONS + options.UPSTREAM_QUEUE
  const pool = new Pool(options.base.origin, {
    connections: options.UPSTREAM_CONNECTIONS,
    pipelining: 1,
    connect: { timeout: Math.min(2000, options.UPSTREAM_TIMEOUT_MS) },
    // The caller's signal is the deadline; the pool only cuts stalled bodies that have none. The pool's clock
    // may be half a second early, but the deadline must come first: it gives a 504, a truncated body a 502
    headersTimeout: 0,
    bodyTimeout: options.UPSTREAM_TIMEOUT_MS + 1000,
    keepAliveTimeout: 4000,
  })
  // Slow downloads and uploads hold connections for long: limits leave some for other calls
  const media = createSemaphore(Math.ceil(options.UPSTREAM_CONNECTIONS / 2))
  const uploads = createSemaphore(Math.ceil(options.UPSTREAM_CONNECTIONS / 4))
  let open = 0

  return {
    send(asked) {
      const { method, path, headers, body, isMedia } = asked
      const signal = asked.lightSignal ?? asked.signal
      if (open >= most) return Promise.reject(new UpstreamOverloaded())
      if (signal.aborted) return Promise.reject(signal.reason ?? new CallerAborted())
      open += 1
      const lane = isMedia ? media : body instanceof Readable ? uploads : undefined
      return new Promise((resolve, reject) => {
        const end = () => {
          open -= 1
          signal.removeEventListener('abort', leave)
        }
        const receiver = new UpstreamDispatchHandler(resolve, reject, () => {
          end()
          lane?.release()
        })
        // Guaranteed by UpstreamRequest, whose methods come from the table of operations
        const request = { method: toDispatchMethod(method), path: prefix + path, headers, body: body ?? null }
        const begin = () => void pool.dispatch(request, receiver)
        const leave = () => {
          const reason = toAbortReason(signal.reason, body)
          if (!lane?.cancel(begin)) return receiver.abort(reason)
          end()
          // The call was never sent
          reject(reason instanceof DeadlineExceeded ? new UpstreamOverloaded() : reason)
        }
        signal.addEventListener('abort', leave, { once: true })
        if (lane) lane.acquire(begin)
        else begin()
      })
    },
    open: () => open,
    waiting() {
      const inLine = media.waiting() + uploads.waiting()
      return inLine + Math.max(0, open - inLine - options.UPSTREAM_CONNECTIONS)
    },
    close: () => pool.destroy(),
  }
}

/** When the API has read everything that arrived, the visitor is late, not the API. */
function toAbortReason(reason: unknown, body: UpstreamRequest['body']): unknown {
  const isLate = body instanceof Readable && !body.readableEnded && body.readableLength === 0
  return isLate && reason instanceof DeadlineExceeded ? new RequestBodyLate() : reason
}

/** Guaranteed by the table of operations, where the caller got the method. */
function toDispatchMethod(method: string): 'GET' {
  return method as 'GET'
}
