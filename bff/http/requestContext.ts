import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#bff/config/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import type { createTenantResolver } from '#bff/middleware/tenant.ts'
import { getCookie, readHead, getHeader, type RequestHead } from '#bff/http/requestHead.ts'
import { LightAbort, type AbortLike } from '#bff/http/abort.ts'
import type { Trace, Tracing } from '#bff/operations/traces.ts'
import type { UpstreamRequest } from '#bff/upstream/upstream.ts'

export type MockContext = UpstreamRequest['mock']

/** One request on its way through the BFF. */
export interface RequestContext {
  /** Our own id, never the client's; also sent upstream and shown in problems */
  readonly id: string
  readonly head: RequestHead
  /** The visitor's address */
  readonly address: string
  readonly tenant: Tenant | undefined
  /** Aborted when the client leaves before its answer is complete */
  readonly signal: AbortLike
  readonly mock: MockContext
  readonly trace: Trace
  /** Our own code, once the request was refused */
  refusal?: string
  /** For the log: an operation's template or the kind of page, never the path itself */
  route: string
}

export interface RequestContextOptions {
  readonly visitOf: ReturnType<typeof createTenantResolver>
  readonly upstream: Config['UPSTREAM']
  readonly tracing: Tracing
}

/** Reads everything about a request that does not need its body. */
export function createRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  options: RequestContextOptions,
): RequestContext {
  return new NodeRequestContext(request, response, options)
}

class NodeRequestContext implements RequestContext {
  readonly id = randomUUID()
  readonly head: RequestHead
  readonly address: string
  readonly tenant: Tenant | undefined
  readonly mock: MockContext
  readonly trace: Trace
  refusal?: string
  route = 'none'
  private gone: AbortLike | undefined

  constructor(
    request: IncomingMessage,
    private readonly response: ServerResponse,
    { visitOf, upstream, tracing }: RequestContextOptions,
  ) {
    this.head = readHead(request)
    const { tenant, address } = visitOf(this.head, request.socket.remoteAddress ?? '')
    this.tenant = tenant
    this.address = address
    this.mock = upstream === 'mock' || upstream === 'hybrid' ? readMockContext(this.head) : undefined
    this.trace = tracing.start(this.id, this.head.method)
  }

  /** Made when somebody listens: an answer from memory needs none. */
  get signal(): AbortLike {
    this.gone ??= abortWhenClientCloses(this.response)
    return this.gone
  }
}

function abortWhenClientCloses(response: ServerResponse): AbortLike {
  const gone = new LightAbort()
  if (response.destroyed && !response.writableFinished) gone.abort(undefined)
  response.on('close', () => {
    if (!response.writableFinished) gone.abort(undefined)
  })
  return gone
}

/** World and scenario of a visitor of the mock API (contract sections 3 and 4). */
function readMockContext(head: RequestHead): NonNullable<MockContext> {
  const world = getHeader(head, 'x-mock-world') ?? getCookie(head, 'mock_world')
  const scenario = getHeader(head, 'x-mock-scenario')
  return { ...(world ? { world } : {}), ...(scenario ? { scenario } : {}) }
}
