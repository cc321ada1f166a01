import { checkFile } from './checkFile.ts'
import { createFetchClient, type Client, type FetchOptions, type FetchResponse } from './fetchClient.ts'
import type { ApiError } from './errors.ts'
import { createFailureMiddleware } from './failureMiddleware.ts'
import type { ApiPaths } from './paths.ts'

type Headers = Readonly<Record<string, string | undefined>>

export interface ApiClientOptions {
  /** Base URL of the API, or of a BFF's `/api`; with or without a trailing slash */
  baseUrl: string
  /** By default the global one, looked up at each call, so that interceptors work */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Headers of every call, such as `authorization` and `accept-language`; a function is called for each call */
  headers?: Headers | (() => Headers) | undefined
  /** Milliseconds before a call rejects with `TimeoutError`; 30,000 by default, Infinity for none */
  timeout?: number | undefined
  /** Called with every failure before the promise rejects */
  onFailure?: ((error: ApiError) => void) | undefined
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Json = 'application/json'
type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

type PathsWith<Paths, Method extends Verb> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in Method]: object } ? Path : never
}[keyof Paths]

type OperationAt<Paths, Path extends keyof Paths, Method extends Verb> = Paths[Path] extends {
  [Key in Method]: infer Operation extends object
}
  ? Operation
  : never

type Options<Operation, As extends ParseAs> = Omit<
  FetchOptions<Operation>,
  'parseAs' | 'middleware' | 'fetch'
> & {
  /** How the body is read; `blob` for pictures and files */
  parseAs?: As
}

type Init<Operation, As extends ParseAs> =
  object extends Options<Operation, As>
    ? [options?: Options<Operation, As>]
    : [options: Options<Operation, As>]

type Success<Operation extends object, As extends ParseAs> = Exclude<
  FetchResponse<Operation, { parseAs: As }, Json>['data'],
  { success: false } | undefined
>

type Call<Paths, Method extends Verb> = <Path extends PathsWith<Paths, Method>, As extends ParseAs = 'json'>(
  path: Path,
  ...init: Init<OperationAt<Paths, Path, Method>, As>
) => Promise<{ data: Success<OperationAt<Paths, Path, Method>, As>; response: Response }>

/** One method for each HTTP method; `data` is the body of a success, a failure rejects with `ApiError`. */
export type ApiClient<Paths = ApiPaths> = {
  readonly [Method in Uppercase<Verb>]: Call<Paths, Lowercase<Method>>
}

/**
 * Creates a typed client of the API for programs other than this repository's web app.
 * @returns its calls reject with `NetworkError`, `TimeoutError`, `DecodeError` or `RefusedError`, all `ApiError`
 * @throws TypeError for a base URL that is relative where there is no page, such as `/api/` in Node, and for a timeout
 *   that is no time
 */
export function createClient({
  baseUrl,
  fetch,
  headers,
  timeout = 30_000,
  onFailure,
}: ApiClientOptions): ApiClient {
  assertBaseUrl(baseUrl)
  assertTimeout(timeout)
  const client = createFetchClient<ApiPaths, Json>({
    baseUrl,
    fetch: (request) => (fetch ?? globalThis.fetch)(request),
    querySerializer: { array: { style: 'form', explode: false } },
  })
  client.use(
    {
      onRequest({ request }) {
        const own = typeof headers === 'function' ? headers() : (headers ?? {})
        for (const [name, value] of Object.entries(own))
          // A header of the call itself wins
          if (value !== undefined && !request.headers.has(name)) request.headers.set(name, value)
      },
    },
    createFailureMiddleware({ timeout, onFailure, checkFile }),
  )
  return narrow(client)
}

function assertBaseUrl(baseUrl: string): void {
  try {
    // A request resolves its URL against that of the page, if there is one
    void new Request(baseUrl)
  } catch (cause) {
    throw new TypeError(
      `baseUrl: "${baseUrl}" is not an absolute URL; outside of a page it needs an origin, such as https://api.example.org/v1/`,
      { cause },
    )
  }
}

/** Timers take no more than 31 bits. */
const MAX_TIMEOUT = 2 ** 31 - 1

function assertTimeout(timeout: number): void {
  if (timeout === Infinity || (timeout >= 0 && timeout <= MAX_TIMEOUT)) return
  throw new TypeError(
    `timeout: ${timeout} is not between 0 and ${MAX_TIMEOUT} milliseconds; Infinity for none`,
  )
}

/** The cast is safe: the failure middleware throws on every failure, so that only successes resolve. */
function narrow(client: Client<ApiPaths, Json>): ApiClient {
  return client as unknown as ApiClient
}
