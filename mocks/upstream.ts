import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { HttpHandler } from 'msw'
import { createAdministration } from '#mocks/administration.ts'
import { findMeantOperation } from '#mocks/findMeantOperation.ts'
import { createMocks, type MocksOptions } from '#mocks/index.ts'
import { addToJournal, type Journal } from '#mocks/journal.ts'
import { createOperationHandlers, respond } from '#mocks/operationHandlers.ts'
import { OfflineError } from '#mocks/scenarios/scenarios.ts'
import { hasBody, serializeResponse } from '#mocks/serialize.ts'
import { buildUnmatched } from '#mocks/unmatched.ts'
import type { Worlds } from '#mocks/world/worlds.ts'

export { describeDemo } from '#mocks/describeDemo.ts'

export interface UpstreamRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer | Readable
  signal: AbortSignal
  /** `actingAs`: `user_type` of the demo account that an unknown token stands for (docs/decisions.md#hybrid) */
  mock?: { world?: string; scenario?: string; actingAs?: string; origin?: string }
}

export interface UpstreamResponse {
  status: number
  headers: [name: string, value: string][]
  body: Buffer | Readable
}

export interface MockUpstream {
  readonly worlds: Worlds
  readonly journal: Journal
  /** Calls the mock API. Rejects when a scenario breaks the connection. */
  send(request: UpstreamRequest): Promise<UpstreamResponse>
  /** Serves the paths below `/__mock/` */
  serve(request: UpstreamRequest): Promise<UpstreamResponse>
  /** Puts MSW handlers in front of those of the operations, as `server.use` does */
  use(...handlers: HttpHandler[]): void
  close(): Promise<void>
}

/**
 * Creates the mock API for use inside the process of its caller. It answers through the MSW handlers of the operations;
 * the table of operations finds the one handler of a call.
 */
export function createMockUpstream(options: MocksOptions = {}): MockUpstream {
  const mocks = createMocks(options)
  const administer = createAdministration(mocks)
  const handlers = createOperationHandlers(mocks, BASE)
  let overrides: readonly HttpHandler[] = []

  /** The mock API lists the calls that it answers itself. */
  function addOverridden({ method }: Request, path: string, { status }: Response, world?: string): void {
    const operation = findMeantOperation(method, path.split('?', 1)[0] ?? '')?.id
    if (operation) addToJournal(mocks, { world, operation, method, path, status })
  }
  async function runHandlers(request: Request, fullPath: string, world?: string): Promise<Response> {
    const path = fullPath.split('?', 1)[0] ?? ''
    const own = handlers.find(request.method, path)
    for (const handler of own ? [...overrides, own] : overrides) {
      const { response } = (await handler.run({ request, requestId: '' })) ?? {}
      if (response && handler !== own) addOverridden(request, fullPath, response, world)
      if (response) return response
    }
    return respond(() => buildUnmatched(request.method, path))
  }
  return {
    worlds: mocks.worlds,
    journal: mocks.journal,
    async send({ method, path, headers, body, signal, mock }) {
      const sent = body && hasBody(method) ? { body: new Uint8Array(await readBytes(body)) } : {}
      const request = new Request(BASE + path, { method, headers, ...sent })
      const { world, scenario, actingAs, origin } = mock ?? {}
      handlers.setContext(request, { world, scenario, actingAs, origin, signal })
      const response = await runHandlers(request, path, world)
      if (response.type === 'error') throw new OfflineError('The connection was broken')
      const bytes = Buffer.from(await response.arrayBuffer())
      return {
        status: response.status,
        headers: [...response.headers, buildLengthHeader(bytes)],
        body: bytes,
      }
    },
    async serve(request) {
      const { status, headers, body } = serializeResponse(administer(await buildCall(request)))
      const bytes = Buffer.from(body)
      return { status, headers: [...headers, buildLengthHeader(bytes)], body: bytes }
    },
    use(...handlersInFront) {
      overrides = [...handlersInFront, ...overrides]
    },
    async close() {},
  }
}

/** A request needs an absolute URL; nothing is sent there. */
const BASE = 'http://mock.invalid'

async function buildCall({ method, path, headers, body, signal, mock }: UpstreamRequest) {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const text = body ? (await readBytes(body)).toString() : ''
  return { method, path, headers: lower, text, signal, world: mock?.world }
}

async function readBytes(body: Buffer | Readable): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function buildLengthHeader(bytes: Buffer): [string, string] {
  return ['content-length', String(bytes.length)]
}
