import type { SessionCookie } from '#bff/session/cookie.ts'
import type { SessionRecord } from '#bff/session/record.ts'

/** An opened session, as one request sees it. */
export interface Session {
  readonly key: string
  readonly cookie: SessionCookie
  readonly generation: number
  readonly record: SessionRecord
}
