import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { createAdministration } from '#mocks/administration.ts'
import { createMocks, type MocksOptions } from '#mocks/index.ts'
import { serializeResponse } from '#mocks/serialize.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

export { describeDemo } from '#mocks/describeDemo.ts'

export interface UpstreamRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer | Readable
  signal: AbortSignal
  /** `actingAs`: `user_type` of the demo account that an unknown token stands for (docs/decisions.md#hybrid) */
  mock?: { world?: string; scenario?: string; actingAs?: string }
}

export interface UpstreamResponse {
  status: number
  headers: [name: string, value: string][]
  body: Buffer | Readable
}

export interface MockUpstream {
  /** Calls the mock API. Rejects when a scenario breaks the connection. */
  send(request: UpstreamRequest): Promise<UpstreamResponse>
  /** Serves the paths below `/__mock/` */
  serve(request: UpstreamRequest): Promise<UpstreamResponse>
  close(): Promise<void>
}

/** Creates the mock API for use inside the process of its caller. */
export function createMockUpstream(options: MocksOptions = {}): MockUpstream {
  const mocks = createMocks(options)
  const administer = createAdministration(mocks)
  return {
    async send(request) {
      return respond(await mocks.respond(await buildCall(request)))
    },
    async serve(request) {
      return respond(administer(await buildCall(request)))
    },
    async close() {},
  }
}

async function buildCall({ method, path, headers, body, signal, mock }: UpstreamRequest) {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const bytes = body && (await readBytes(body))
  const isText = !/^multipart\//i.test(lower['content-type'] ?? '')
  const text = bytes && isText ? bytes.toString() : ''
  const { world, scenario, actingAs } = mock ?? {}
  return { method, path, headers: lower, text, bytes, signal, world, scenario, actingAs }
}

async function readBytes(body: Buffer | Readable): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function respond(response: MockResponse): UpstreamResponse {
  const { status, headers, body } = serializeResponse(response)
  const bytes =
    typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return { status, headers: [...headers, ['content-length', String(bytes.length)]], body: bytes }
}
