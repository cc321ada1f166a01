import { HttpResponse, http, type HttpHandler } from 'msw'
import { createMatcher, operations, type Operation } from '#sdk/operations.ts'
import { buildBffProblem, isPage } from '#mocks/bffProblem.ts'
import type { BffSession } from '#mocks/bffSession.ts'
import type { MockCall, Mocks } from '#mocks/index.ts'
import { OfflineError, type MockResponse } from '#mocks/scenarios/scenarios.ts'
import { hasBody, serializeResponse } from '#mocks/serialize.ts'

/** Context of a call besides its request, where the caller is not a browser. */
export type CallContext = Pick<MockCall, 'world' | 'scenario' | 'actingAs' | 'origin' | 'signal'>

export interface OperationHandlers {
  /** One handler for each operation, the longest paths first: `*` before a path also matches longer ones */
  readonly all: readonly HttpHandler[]
  /** Finds the handler of a call without trying the others. @param path below the base URL, without the query */
  find(method: string, path: string): HttpHandler | undefined
  /** Adds context that a request cannot carry. */
  setContext(request: Request, context: CallContext): void
}

/**
 * Creates an MSW handler for each operation over the mock API.
 * @param base `*`, or a base URL without a trailing slash
 * @param session of the page that calls; without it only bearer tokens sign in
 */
export function createOperationHandlers(mocks: Mocks, base: string, session?: BffSession): OperationHandlers {
  const contexts = new WeakMap<Request, CallContext>()
  const byId = new Map(operations.map((operation) => [operation.id, create(operation)]))
  const match = createMatcher(operations)

  function create(operation: Operation): HttpHandler {
    const readParams = createParamReader(operation.template)
    return http[toMethod(operation.method)](buildPattern(base, operation.template), async ({ request }) => {
      const params = readParams(new URL(request.url).pathname)
      if (!params) return undefined
      const call = { ...(await readCall(request)), ...contexts.get(request) }
      return respond(async () => {
        const refusal = session && refuseCall(operation, call, session)
        if (refusal) return refusal
        const response = await mocks.respondToOperation(operation, params, session?.authorize(call) ?? call)
        return session ? withRequestId(session.store(operation, call, response), call) : response
      })
    })
  }
  return {
    all: operations.toSorted(compareOperations).flatMap(({ id }) => byId.get(id) ?? []),
    find(method, path) {
      const found = match(method, path)
      return found && 'operation' in found ? byId.get(found.operation.id) : undefined
    },
    setContext: (request, context) => void contexts.set(request, context),
  }
}

/** The BFF names each of its responses. */
function withRequestId(response: MockResponse, call: MockCall): MockResponse {
  if (!isPage(call)) return response
  return { ...response, headers: { ...response.headers, 'x-request-id': crypto.randomUUID() } }
}

/** Refuses calls that the BFF does not pass on for a page: those of guests that need a session, and refreshes. */
function refuseCall(operation: Operation, call: MockCall, session: BffSession): MockResponse | undefined {
  if (!isPage(call)) return undefined
  if (operation.browser === false) return buildBffProblem('not_found')
  if (operation.who === 'user' && !session.isSignedIn(call)) return buildBffProblem('session_expired')
  return undefined
}

/** Builds MSW's pattern of a path template: `/tutor/profile/{id}/` becomes `<base>/tutor/profile/:id/`. */
export function buildPattern(base: string, template: string): string {
  return base + template.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Returns the member of `http` for a method. */
export function toMethod(method: string): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  const name = method.toLowerCase()
  if (name === 'post' || name === 'put' || name === 'patch' || name === 'delete') return name
  return 'get'
}

/** Reads the call of a request; the institute is the one of the request's host, unless a header names it. */
export async function readCall(request: Request): Promise<MockCall> {
  const url = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  return {
    method: request.method,
    path: url.pathname + url.search,
    headers: { 'custom-host': url.hostname, ...headers },
    ...(hasBody(request.method) ? await readBody(request) : { text: '' }),
    world: headers['x-mock-world'],
    scenario: headers['x-mock-scenario'],
    signal: request.signal,
  }
}

/** Makes a response of a mocked one; a scenario that breaks the connection becomes a network error. */
export async function respond(createResponse: () => MockResponse | Promise<MockResponse>): Promise<Response> {
  try {
    const { status, headers, body } = serializeResponse(await createResponse())
    return new HttpResponse(body.length ? toResponseBody(body) : null, { status, headers })
  } catch (error) {
    // An aborted call gets a network error too
    const isGone = error instanceof DOMException && error.name === 'AbortError'
    if (error instanceof OfflineError || isGone) return HttpResponse.error()
    throw error
  }
}

async function readBody(request: Request) {
  const isText = !/^multipart\//i.test(request.headers.get('content-type') ?? '')
  if (isText) return { text: await request.text() }
  return { text: '', bytes: new Uint8Array(await request.arrayBuffer()) }
}

/** The cast is safe: the DOM type excludes only arrays over a SharedArrayBuffer, which mocks never create. */
function toResponseBody(body: string | Uint8Array) {
  return body as string | Uint8Array<ArrayBuffer>
}

/** Reads raw parameters from the end of a path; MSW decodes them and tolerates a missing slash. */
function createParamReader(template: string) {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const source = template
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
    .join('([^/]+)')
  const pattern = new RegExp(`${source}$`)
  return (path: string): Record<string, string> | undefined => {
    const values = pattern.exec(path)
    return values
      ? Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? '']))
      : undefined
  }
}

function compareOperations(one: Operation, other: Operation): number {
  const length = countSegments(other) - countSegments(one)
  return length || Number(hasParams(one)) - Number(hasParams(other))
}

function countSegments({ template }: Operation): number {
  return template.split('/').length
}

function hasParams({ template }: Operation): boolean {
  return template.includes('{')
}
