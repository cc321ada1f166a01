import type { Config } from '#bff/config.ts'
import type { Admitted } from '#bff/guard/allowList.ts'
import type { Limiter } from '#bff/guard/limits.ts'
import type { Log } from '#bff/log.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import type { Tracing } from '#bff/operations/traces.ts'
import type { Pages } from '#bff/pages.ts'
import type { Refusal } from '#bff/problem.ts'
import type { PublicReads } from '#bff/proxy/cache.ts'
import type { Call } from '#bff/proxy/once.ts'
import type { Send } from '#bff/proxy/send.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import type { MockUpstream } from '#bff/upstream/upstream.ts'
import type { StaticFiles } from '#bff/web/staticFiles.ts'

/** Everything that serving a request may need, made once at the start. */
export interface Parts {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly sessions: Sessions
  readonly send: Send
  /** Revokes the tokens of a session that nobody holds, for the visitor of a call. Never rejects. */
  readonly giveBack: (session: Session, call: Call) => Promise<unknown>
  readonly reads: PublicReads
  readonly limiter: Limiter
  readonly admit: (method: string, path: string) => Admitted | Refusal
  /** In mock modes: everything below `/__mock/` */
  readonly mock: MockUpstream | undefined
  /** Absent while a development server renders */
  readonly pages: Pages | undefined
  readonly files: StaticFiles | undefined
}
