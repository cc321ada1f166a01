import { Pool } from 'undici'
import type { Config } from '#bff/config.ts'
import { Overloaded } from '#bff/upstream/failure.ts'
import type { Upstream, UpstreamResponse } from '#bff/upstream/upstream.ts'

export type LiveOptions = Pick<Config, 'UPSTREAM_CONNECTIONS' | 'UPSTREAM_TIMEOUT_MS' | 'UPSTREAM_QUEUE'> & {
  /** The API's base; its path is kept */
  readonly base: URL
}

export interface LiveUpstream extends Upstream {
  /** Calls under way, those that wait for a connection included */
  open(): number
  waiting(): number
}

/**
 * The real API behind a bounded pool of connections. Redirects are answers like any other.
 * `send` rejects with `Overloaded` when all connections are busy and the queue is full.
 */
export function createLiveUpstream(options: LiveOptions): LiveUpstream {
  const prefix = options.base.pathname.replace(/\/$/, '')
  const most = options.UPSTREAM_CONNECTIONS + options.UPSTREAM_QUEUE
  const pool = new Pool(options.base.origin, {
    connections: options.UPSTREAM_CONNECTIONS,
    pipelining: 1,
    connect: { timeout: Math.min(2000, options.UPSTREAM_TIMEOUT_MS) },
    // The caller's signal is the deadline; only a body that stalls is cut here
    headersTimeout: 0,
    bodyTimeout: options.UPSTREAM_TIMEOUT_MS,
    keepAliveTimeout: 4000,
  })
  let open = 0

  return {
    async send({ method, path, headers, body, signal }) {
      if (open >= most) throw new Overloaded()
      open += 1
      try {
        const answer = await pool.request({
          method,
          path: prefix + path,
          headers,
          body: body ?? null,
          signal,
        })
        answer.body.once('close', () => (open -= 1))
        return { status: answer.statusCode, headers: pairsOf(answer.headers), body: answer.body }
      } catch (error) {
        open -= 1
        throw error
      }
    },
    open: () => open,
    waiting: () => Math.max(0, open - options.UPSTREAM_CONNECTIONS),
    close: () => pool.destroy(),
  }
}

function pairsOf(headers: Record<string, string | string[] | undefined>): UpstreamResponse['headers'] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((item): [string, string] => [name.toLowerCase(), item]),
  )
}
