import type { Invalidation } from '#bff/cache/invalidations.ts'
import type { ResponseCache } from '#bff/cache/responseCache.ts'
import type { Config } from '#bff/config/config.ts'
import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'
import type { AttemptQueue } from '#bff/middleware/attemptQueue.ts'
import type { Shares } from '#bff/middleware/shares.ts'
import type { Log } from '#bff/operations/log.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import type { Tracing } from '#bff/operations/traces.ts'
import type { GuestPages } from '#bff/pages/guestPages.ts'
import type { PageRenderer } from '#bff/pages/renderer.ts'
import type { RenderQueue } from '#bff/pages/renderQueue.ts'
import type { Sitemaps } from '#bff/pages/sitemaps.ts'
import type { StaticFiles } from '#bff/pages/staticFiles.ts'
import type { CallerContext } from '#bff/proxy/tokenCalls.ts'
import type { Send } from '#bff/proxy/send.ts'
import type { FormTokens } from '#bff/session/formToken.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import type { MockUpstream } from '#bff/upstream/upstream.ts'

/** Pages for testers below `/__fixture/`. */
export interface FixtureTools {
  /** @returns a body with its media type, or undefined for an unknown path */
  serve(path: string): { readonly body: string; readonly type: string; readonly policy: string } | undefined
}

/** All dependencies of serving a request, built once at the start. */
export interface Services {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly sessions: Sessions
  readonly send: Send
  /** Revokes the tokens of a session that is no longer stored, on behalf of a call's caller. Never rejects. */
  readonly revokeTokens: (session: Session, caller: CallerContext) => Promise<unknown>
  readonly responseCache: ResponseCache
  /** Drops public reads and pages in all processes and replicas */
  readonly invalidate: (invalidation: Invalidation) => void
  readonly limiter: Limiter
  /** Calls that a person, or a kid's session, may have under way */
  readonly memberShares: Shares
  /** Calls that guests of one network may have under way, cached responses not counted */
  readonly guestShares: Shares
  readonly passcodeQueue: AttemptQueue
  readonly formTokens: FormTokens
  /** The allow-list. @throws HttpProblem not_found or method_not_allowed */
  readonly matchOperation: (method: string, path: string) => MatchedOperation
  /** In mock modes: everything below `/__mock/` */
  readonly mock: MockUpstream | undefined
  /** Only in replays and development */
  readonly fixtureTools: FixtureTools | undefined
  /** Absent while a development server renders */
  readonly pages: PageRenderer | undefined
  /** How long a page waits for a read before it shows a skeleton, milliseconds */
  readonly pageReadTimeout: number
  readonly guestPages: GuestPages | undefined
  readonly sitemaps: Sitemaps
  readonly renderQueue: RenderQueue
  readonly files: StaticFiles | undefined
}
