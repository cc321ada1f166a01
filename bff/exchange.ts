import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#bff/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import type { createVisits } from '#bff/guard/tenants.ts'
import { cookieOf, headOf, headerOf, type Head } from '#bff/head.ts'
import { Departure, type Leaving } from '#bff/proxy/leaving.ts'
import type { Trace, Tracing } from '#bff/operations/traces.ts'
import type { UpstreamRequest } from '#bff/upstream/upstream.ts'

export type MockContext = UpstreamRequest['mock']

/** One request on its way through the BFF. */
export interface Exchange {
  /** Our own id, never the client's; also sent upstream and shown in problems */
  readonly id: string
  readonly head: Head
  /** The visitor's address */
  readonly address: string
  readonly tenant: Tenant | undefined
  /** Aborted when the client leaves before its answer is complete */
  readonly signal: Leaving
  readonly mock: MockContext
  readonly trace: Trace
  /** Our own code, once the request was refused */
  refusal?: string
  /** For the log: an operation's template or the kind of page, never the path itself */
  route: string
}

export interface ExchangeOptions {
  readonly visitOf: ReturnType<typeof createVisits>
  readonly upstream: Config['UPSTREAM']
  readonly tracing: Tracing
}

/** Reads everything about a request that does not need its body. */
export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  options: ExchangeOptions,
): Exchange {
  return new Exchanged(request, response, options)
}

class Exchanged implements Exchange {
  readonly id = randomUUID()
  readonly head: Head
  readonly address: string
  readonly tenant: Tenant | undefined
  readonly mock: MockContext
  readonly trace: Trace
  refusal?: string
  route = 'none'
  private gone: Leaving | undefined

  constructor(
    request: IncomingMessage,
    private readonly response: ServerResponse,
    { visitOf, upstream, tracing }: ExchangeOptions,
  ) {
    this.head = headOf(request)
    const { tenant, address } = visitOf(this.head, request.socket.remoteAddress ?? '')
    this.tenant = tenant
    this.address = address
    this.mock = upstream === 'mock' || upstream === 'hybrid' ? mockOf(this.head) : undefined
    this.trace = tracing.start(this.id, this.head.method)
  }

  /** Made when somebody listens: an answer from memory needs none. */
  get signal(): Leaving {
    this.gone ??= leavingOf(this.response)
    return this.gone
  }
}

function leavingOf(response: ServerResponse): Leaving {
  const gone = new Departure()
  if (response.destroyed && !response.writableFinished) gone.leave(undefined)
  response.on('close', () => {
    if (!response.writableFinished) gone.leave(undefined)
  })
  return gone
}

/** World and scenario of a visitor of the mock API (contract sections 3 and 4). */
function mockOf(head: Head): NonNullable<MockContext> {
  const world = headerOf(head, 'x-mock-world') ?? cookieOf(head, 'mock_world')
  const scenario = headerOf(head, 'x-mock-scenario')
  return { ...(world ? { world } : {}), ...(scenario ? { scenario } : {}) }
}
