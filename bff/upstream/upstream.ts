import type { Readable } from 'node:stream'

import type { AbortLike } from '#bff/http/abort.ts'

/** The one seam behind the BFF: the live pool, the embedded mock, the recorder around the one and the replayer. */
export interface Upstream {
  /**
   * Sends one call to the API. Rejects when no answer came (connection, deadline of `signal`).
   * Redirects are never followed.
   */
  send(request: UpstreamRequest): Promise<UpstreamResponse>
  close(): Promise<void>
}

export interface UpstreamRequest {
  method: string
  /** Below the API's base: begins with `/`, raw query included */
  path: string
  headers: Record<string, string>
  body?: Buffer | Readable | undefined
  signal: AbortSignal
  /** The same for those who do without a signal, which is costly to make */
  lightSignal?: AbortLike
  /** Pictures, audio and files, which last as long as their reader likes */
  isMedia?: boolean | undefined
  /** Mock modes only: the visitor's world and scenario (contract section 4) */
  mock?: MockContext | undefined
}

export interface MockContext {
  world?: string
  scenario?: string
  /** `user_type` of the session, where there is one */
  userType?: string
  /** Hybrid mode: a token that the mock API does not know is the demo account of this `user_type` (rulings 71) */
  actingAs?: string
}

export interface UpstreamResponse {
  status: number
  headers: [name: string, value: string][]
  body: Buffer | Readable
}

/** What the folder `mocks` gives when UPSTREAM asks for it: the API, and everything below `/__mock/`. */
export interface MockUpstream extends Upstream {
  serve(request: UpstreamRequest): Promise<UpstreamResponse>
}
