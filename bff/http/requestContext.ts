import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import { LightAbort, type AbortLike } from '#bff/http/abort.ts'
import type { MockContext } from '#bff/http/mockContext.ts'
import type { ProblemCode } from '#bff/http/problem.ts'
import { getCookie, getHeader, getPath, type RequestHead } from '#bff/http/requestHead.ts'
import type { Trace, Tracing } from '#bff/operations/traces.ts'

/** A problem as the metrics and the log name it. */
export type CountedProblem = ProblemCode | 'breaker_open'

/** Tenant and visitor of a request, as its host, its peer and trusted proxies show. */
export interface RequestOwner {
  /** Undefined when the host is not served */
  readonly tenant: Tenant | undefined
  /** Of the host that was asked, with the tenant's scheme */
  readonly origin: string | undefined
  /** IP address of the visitor */
  readonly address: string
}

/** Everything about one request that does not need its body. */
export interface RequestContext extends RequestOwner {
  /** Our own id, never the client's; also sent upstream and shown in problems */
  readonly id: string
  readonly head: RequestHead
  /** Raw path of the target, without its query */
  readonly path: string
  /** Aborted when the client disconnects before its response is complete */
  readonly signal: AbortLike
  readonly mock: MockContext | undefined
  readonly trace: Trace
  /** Set once the request was answered with a problem; `breaker_open` where calls to the API are paused */
  problem?: CountedProblem
  /** Label of logs and metrics: an operation's template or the kind of page, never the path itself */
  route: string
}

/** The context of a request whose host is served. */
export type TenantContext = RequestContext & { readonly tenant: Tenant; readonly origin: string }

interface RequestContextOptions {
  /** Whether the mock API answers some calls or all */
  readonly isMocked: boolean
  readonly tracing: Tracing
}

/** Creates the context of a request. */
export function createRequestContext(
  head: RequestHead,
  owner: RequestOwner,
  response: ServerResponse,
  options: RequestContextOptions,
): RequestContext {
  return new NodeRequestContext(head, owner, response, options)
}

/** Narrows a context to one whose host is served. */
export function hasTenant(context: RequestContext): context is TenantContext {
  return context.tenant !== undefined
}

class NodeRequestContext implements RequestContext {
  readonly id = randomUUID()
  readonly path: string
  readonly address: string
  readonly tenant: Tenant | undefined
  readonly origin: string | undefined
  readonly mock: MockContext | undefined
  readonly trace: Trace
  problem?: CountedProblem
  route = 'none'
  private closed: AbortLike | undefined

  constructor(
    readonly head: RequestHead,
    { tenant, origin, address }: RequestOwner,
    private readonly response: ServerResponse,
    { isMocked, tracing }: RequestContextOptions,
  ) {
    this.path = getPath(head.target)
    this.tenant = tenant
    this.origin = origin
    this.address = address
    this.mock = isMocked ? readMockContext(head) : undefined
    this.trace = tracing.start(this.id, head.method)
  }

  /** Created on first use: a response from the cache needs no signal. */
  get signal(): AbortLike {
    this.closed ??= abortWhenClientCloses(this.response)
    return this.closed
  }
}

function abortWhenClientCloses(response: ServerResponse): AbortLike {
  const closed = new LightAbort()
  if (response.destroyed && !response.writableFinished) closed.abort(undefined)
  response.on('close', () => {
    if (!response.writableFinished) closed.abort(undefined)
  })
  return closed
}

function readMockContext(head: RequestHead): MockContext {
  const world = getHeader(head, 'x-mock-world') ?? getCookie(head, 'mock_world')
  const scenario = getHeader(head, 'x-mock-scenario')
  return { ...(world ? { world } : {}), ...(scenario ? { scenario } : {}) }
}
