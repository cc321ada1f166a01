import { HttpResponse, delay, http, matchRequestUrl, type HttpHandler } from 'msw'
import type { OperationId, Failure, StatusOf, BodyFor } from '#mocks/handlers/responses.ts'
import { assertBaseUrl } from '#mocks/assertBaseUrl.ts'
import { findMeantOperation } from '#mocks/findMeantOperation.ts'
import { findMismatch } from '#mocks/findMismatch.ts'
import { findOperation } from '#mocks/findOperation.ts'
import { publishOverride } from '#mocks/overrideCalls.ts'
import { buildPattern, respond, toMethod } from '#mocks/operationHandlers.ts'
import { responses } from '#sdk/responses.ts'

export interface OverrideOptions {
  /** Answers one call only */
  once?: boolean
  /** Milliseconds before the response */
  latency?: number
  headers?: Readonly<Record<string, string>>
  /** Base URL of the API; by default any */
  baseUrl?: string
}

/**
 * Creates a handler that answers one operation, for `server.use` and `worker.use`.
 * @param id operationId of the OpenAPI documents
 * @param status one that the documents declare, or a server error (500 to 504)
 * @param body as the documents declare it for the status
 * @throws TypeError where status or body depart from the documents, except in production, and for an unknown operation
 *   or option
 */
function mockOperation<Id extends OperationId, Status extends StatusOf<Id>>(
  id: Id,
  status: Status,
  ...[body, options = {}]: undefined extends BodyFor<Id, Status>
    ? [body?: BodyFor<Id, Status>, options?: OverrideOptions]
    : [body: BodyFor<Id, Status>, options?: OverrideOptions]
): HttpHandler {
  assertResponse(id, status, body)
  return buildHandler(id, options, () => respond(() => ({ status, body, ...pickHeaders(options) })))
}

/** The overrides of one operation: a declared response, any status, a delay, a broken connection. */
export const mock = Object.assign(mockOperation, {
  /** Answers with any status from 200 to 599, also one that the documents do not declare. @throws RangeError */
  status(id: OperationId, status: number, body?: Failure, options: OverrideOptions = {}): HttpHandler {
    if (!(Number.isInteger(status) && status >= 200 && status <= 599))
      throw new RangeError(
        `mock.status('${id}', ${status}): the status must be a whole number from 200 to 599`,
      )
    return buildHandler(id, options, () => respond(() => ({ status, body, ...pickHeaders(options) })))
  },
  /** Delays an operation; the next handler answers. */
  latency(
    id: OperationId,
    milliseconds: number,
    options: Omit<OverrideOptions, 'latency'> = {},
  ): HttpHandler {
    return buildHandler(id, { ...options, latency: milliseconds }, () => undefined)
  },
  /** Breaks the connection of an operation. */
  offline(id: OperationId, options: OverrideOptions = {}): HttpHandler {
    return buildHandler(id, options, () => HttpResponse.error())
  },
})

function buildHandler(
  id: OperationId,
  options: OverrideOptions,
  build: () => Response | undefined | Promise<Response>,
): HttpHandler {
  const { method, template } = findOperation(id)
  assertOptions(id, options)
  const { once = false, latency = 0, baseUrl = '*' } = options
  const pattern = buildPattern(baseUrl.replace(/\/$/, ''), template)
  const resolveRequest = async ({ request }: { request: Request }) => {
    if (latency) await delay(latency)
    const response = await build()
    if (response) publishOverride({ operation: id, request, status: response.status })
    return response
  }
  // A pattern alone also matches longer paths, and `{id}` matches names: only the operation itself is answered
  const isMeant = ({ request }: { request: Request }) =>
    matchRequestUrl(new URL(request.url), pattern).matches &&
    findMeantOperation(request.method, readPath(request, baseUrl))?.id === id
  return http[toMethod(method)](isMeant, resolveRequest, { once })
}

/** Returns the path of a request, below the base URL where one is known. */
function readPath(request: Request, baseUrl: string): string {
  const { pathname } = new URL(request.url)
  if (baseUrl.includes('*')) return pathname
  return pathname.slice(new URL(baseUrl, request.url).pathname.replace(/\/$/, '').length)
}

const optionNames = new Set(['once', 'latency', 'headers', 'baseUrl'])

function assertOptions(id: OperationId, options: OverrideOptions): void {
  const unknown = Object.keys(options).find((name) => !optionNames.has(name))
  if (unknown) throw new TypeError(`mock of ${id}: no option ${unknown}, but ${[...optionNames].join(', ')}`)
  const { latency = 0, baseUrl = '*', once = false, headers = {} } = options
  assertBaseUrl(baseUrl)
  if (typeof once !== 'boolean')
    throw new TypeError(`mock of ${id}: once is ${String(once)}, not true or false`)
  if (typeof headers !== 'object') throw new TypeError(`mock of ${id}: headers is not an object`)
  if (!(Number.isFinite(latency) && latency >= 0))
    throw new TypeError(`mock of ${id}: latency ${latency} is not a number of milliseconds from 0 on`)
}

function pickHeaders({ headers }: OverrideOptions) {
  return headers ? { headers } : {}
}

function assertResponse(id: OperationId, status: number, body: unknown): void {
  findOperation(id)
  if (isProduction()) return
  const declared = Object.keys(responses[id] ?? {}).filter((name) => name !== 'default')
  if (!declared.includes(String(status)) && !(status >= 500 && status <= 504))
    throw new TypeError(
      `mock('${id}', ${status}): declared are ${declared.join(', ')} and 500 to 504; mock.status takes any other`,
    )
  const mismatch = findMismatch(id, status, body)
  if (mismatch) throw new TypeError(`mock('${id}', ${status}): ${mismatch}`)
}

/** Bundlers replace the expression; in a browser without one it throws. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return false
  }
}
