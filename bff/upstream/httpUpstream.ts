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
  const maxOpen = options.UPSTREAM_CONNECTIONS + options.UPSTREAM_QUEUE
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
  // Slow downloads and uploads hold connections for long: limits abort some for other calls
  const media = createSemaphore(Math.ceil(options.UPSTREAM_CONNECTIONS / 2))
  const uploads = createSemaphore(Math.ceil(options.UPSTREAM_CONNECTIONS / 4))
  let open = 0

  return {
    send(request) {
      const { method, path, headers, body, isMedia } = request
      const signal = request.lightSignal ?? request.signal
      if (open >= maxOpen) return Promise.reject(new UpstreamOverloaded())
      if (signal.aborted) return Promise.reject(signal.reason ?? new CallerAborted())
      open += 1
      const semaphore = isMedia ? media : body instanceof Readable ? uploads : undefined
      return new Promise((resolve, reject) => {
        const end = () => {
          open -= 1
          signal.removeEventListener('abort', abort)
        }
        const handler = new UpstreamDispatchHandler(resolve, reject, () => {
          end()
          semaphore?.release()
        })
        // Guaranteed by UpstreamRequest, whose methods come from the table of operations
        const dispatched = {
          method: toDispatchMethod(method),
          path: prefix + path,
          headers,
          body: body ?? null,
        }
        const start = () => void pool.dispatch(dispatched, handler)
        const abort = () => {
          const reason = toAbortReason(signal.reason, body)
          if (!semaphore?.cancel(start)) return handler.abort(reason)
          end()
          // The call was never sent
          reject(reason instanceof DeadlineExceeded ? new UpstreamOverloaded() : reason)
        }
        signal.addEventListener('abort', abort, { once: true })
        if (semaphore) semaphore.acquire(start)
        else start()
      })
    },
    open: () => open,
    waiting() {
      const queued = media.waiting() + uploads.waiting()
      return queued + Math.max(0, open - queued - options.UPSTREAM_CONNECTIONS)
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
