import { createFetchClient, type Middleware } from './fetchClient.ts'
import { narrowToBrowserClient, type BrowserClient } from './browserClient.ts'
import type { ApiError } from './errors.ts'
import { createFailureMiddleware } from './failureMiddleware.ts'
import type { paths as SessionPaths } from './generated/session.d.ts'
import type { BrowserPaths } from './paths.ts'
import type { Uploads } from './upload.ts'

export interface ClientOptions {
  /** Origin before `/api` and `/bff`; empty in a browser */
  origin?: string
  /** Language of the responses, read for each call */
  language: () => string
  /** IANA name of the visitor's zone, read for each call */
  timeZone: () => string
  /** For tests; the global one is looked up at each call, so that interceptors work */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds before a call is aborted; Infinity where the caller has its own timeout */
  timeout?: number
  /** Marks every call as made without the visitor, so that it does not extend a session */
  isPassive?: boolean
  /** Changes the JSON text of a success before it is parsed */
  cleanJson?: (json: string) => string
  /** Called with every failure before the promise rejects */
  onFailure?: (error: ApiError) => void
}

export interface Clients extends Uploads {
  api: BrowserClient<BrowserPaths>
  bff: BrowserClient<SessionPaths>
  /** The same for polling: its calls do not extend a session */
  readonly passive: Clients
}

/**
 * Creates the two clients of a page: the API through the BFF, and the BFF itself.
 * Every failure rejects with `ApiError`, also a 200 with `success: false`.
 */
export function createClients(options: ClientOptions): Clients {
  const shared = {
    fetch: createFetch(options),
    querySerializer: { array: { style: 'form', explode: false } },
  } as const
  const api = createFetchClient<BrowserPaths, 'application/json'>({
    baseUrl: `${options.origin ?? ''}/api`,
    ...shared,
  })
  const bff = createFetchClient<SessionPaths, 'application/json'>({
    baseUrl: `${options.origin ?? ''}/bff`,
    ...shared,
  })
  const middleware = [
    identify(options),
    createFailureMiddleware({ ...options, timeout: options.timeout ?? 30_000 }),
  ]
  api.use(...middleware)
  bff.use(...middleware)
  // Few visits upload a file
  const loadUploads = async () => (await import('./upload.ts')).createUploads(options)
  let passive: Clients | undefined
  return {
    api: narrowToBrowserClient(api),
    bff: narrowToBrowserClient(bff),
    upload: async (...file) => (await loadUploads()).upload(...file),
    uploadPicture: async (...file) => (await loadUploads()).uploadPicture(...file),
    get passive() {
      passive ??= createClients({ ...options, isPassive: true })
      return passive
    },
  }
}

function createFetch({ fetch }: ClientOptions) {
  return (request: Request) => (fetch ?? globalThis.fetch)(request)
}

function identify({ language, timeZone, isPassive }: ClientOptions): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('X-CSRF', '1')
      request.headers.set('Accept-Language', language())
      request.headers.set('X-Timezone', timeZone())
      if (isPassive) request.headers.set('X-Passive', '1')
    },
  }
}
