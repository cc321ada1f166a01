import type { Readable } from 'node:stream'
import type { AbortLike } from '#bff/http/abort.ts'
import type { MockContext } from '#bff/http/mockContext.ts'
import type { JoinedCallers } from '#bff/upstream/joinedCallers.ts'
import type { Share } from '#bff/upstream/semaphore.ts'

/** The seam between the BFF and the API: HTTP, the embedded mock API, the recorder around HTTP, or the replayer. */
export interface Upstream {
  /**
   * Sends one call to the API. Rejects when no response came (connection failed, `signal` aborted).
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
  /** The same, for implementations that need no real AbortSignal, which is expensive to create */
  lightSignal?: AbortLike
  /** Pictures, audio and files: their duration depends on the reader */
  isMedia?: boolean | undefined
  /** The visitor whose connections it takes; absent for calls of the BFF's own */
  shares?: readonly Share[] | undefined
  /** Others who wait for the same response */
  joinedCallers?: JoinedCallers | undefined
  /** Operations that fail together, for the circuit breaker; undefined for public reads, which the cache protects */
  group?: string | undefined
  /** Sign-in, refresh and sign-out, which have connections of their own */
  isSignIn?: boolean | undefined
  /** Mock modes only: the visitor's world and scenario */
  mock?: MockContext | undefined
}

export interface UpstreamResponse {
  status: number
  headers: [name: string, value: string][]
  body: Buffer | Readable
}

/** The mock API of the folder `mocks`: the API's calls and everything below `/__mock/`. */
export interface MockUpstream extends Upstream {
  serve(request: UpstreamRequest): Promise<UpstreamResponse>
}
