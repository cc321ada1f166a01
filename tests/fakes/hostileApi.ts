import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** One call as the API received it. */
export interface ReceivedCall {
  readonly method: string
  /** The raw target */
  readonly target: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly rawHeaders: readonly string[]
  readonly body: string
}

type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => unknown

/** An API that records its calls, rotates its tokens, and fails on demand. */
export interface HostileApi {
  readonly base: string
  readonly calls: ReceivedCall[]
  /** Calls whose target starts with a path */
  findCalls(path: string): ReceivedCall[]
  /** Replaces the response below a path */
  on(path: string, respond: Respond): void
  /** Responds before the request's body has arrived */
  respondEarly(path: string, respond: (response: ServerResponse) => unknown): void
  /** Restores the usual response */
  restore(path: string): void
  /** Delays the usual response below a path */
  delay(path: string, milliseconds: number): void
  /** Marks a refresh token as used */
  invalidateRefreshToken(token: string): void
  /** Highest number of concurrent calls */
  openMost(): number
  /** Expires every access token issued so far */
  expireTokens(): void
  /** Listens again on the same port */
  reopen(): Promise<void>
  /** Stops listening, as a crash would */
  close(): Promise<void>
}

export const user = {
  first_name: 'Sara',
  last_name: 'Kamal',
  email: 'sara@example.test',
  gender: 'Female',
  user_type: 'student',
  category: 'student',
  institute_name: 'Fake',
}

/** Starts the API on a free port of 127.0.0.1. */
export async function startHostileApi(): Promise<HostileApi> {
  const calls: ReceivedCall[] = []
  const behaviours = new Map<string, Respond>()
  const tokens = createTokens()
  const early = new Map<string, (response: ServerResponse) => unknown>()
  let open = 0
  let openMost = 0
  const server = createServer((request, response) => {
    open += 1
    openMost = Math.max(open, openMost)
    response.once('close', () => (open -= 1))
    const [, hasty] = [...early].find(([path]) => request.url?.startsWith(path)) ?? []
    if (hasty) return hasty(response)
    void text(request)
      .catch(() => '')
      .then((body) => {
        const { method = '', url: target = '', headers, rawHeaders } = request
        calls.push({ method, target, headers, rawHeaders, body })
        const [, respond] = [...behaviours].find(([path]) => target.startsWith(path)) ?? []
        return respond ? respond(request, response, body) : writeDefault(tokens, request, response, body)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    base: `http://127.0.0.1:${port}/v1/`,
    calls,
    findCalls: (path) => calls.filter(({ target }) => target.startsWith(`/v1${path}`)),
    on: (path, respond) => behaviours.set(`/v1${path}`, respond),
    respondEarly: (path, respond) => early.set(`/v1${path}`, respond),
    restore: (path) => void behaviours.delete(`/v1${path}`),
    delay(path, milliseconds) {
      behaviours.set(`/v1${path}`, (request, response, body) => {
        setTimeout(() => writeDefault(tokens, request, response, body), milliseconds)
      })
    },
    invalidateRefreshToken: (token) => void tokens.use(token),
    openMost: () => openMost,
    expireTokens: tokens.expire,
    reopen: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function parseObject(body: string): Record<string, string> {
  try {
    return JSON.parse(body) ?? {}
  } catch {
    return {}
  }
}

function createTokens() {
  let serial = 0
  const access = new Set<string>()
  const refresh = new Set<string>()
  return {
    access,
    expire: () => access.clear(),
    make() {
      serial += 1
      const pair = { access_token: `CANARY-access-${serial}`, refresh_token: `CANARY-refresh-${serial}` }
      access.add(pair.access_token)
      refresh.add(pair.refresh_token)
      return pair
    },
    /** Marks a refresh token as used */
    use: (token: string) => refresh.delete(token),
  }
}

/** Another name is another person. */
function formatEmail(username = 'a'): string {
  return username === 'a' ? user.email : `${username}@example.test`
}

function writeDefault(
  tokens: ReturnType<typeof createTokens>,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const path = (request.url ?? '').replace('/v1', '').split('?')[0]
  const fields = parseObject(body)
  if (path === '/auth/token/') {
    if (fields.password === 'wrong')
      return sendJson(response, 200, { success: false, Messages: [{ Message: 'No' }] })
    const category = fields.user_type ?? 'student'
    return sendJson(response, 200, {
      success: true,
      user: { ...user, email: formatEmail(fields.username), category, user_type: category },
      token_data: tokens.make(),
    })
  }
  if (path === '/auth/refresh_token/') {
    if (!tokens.use(fields.refresh_token ?? '')) return sendJson(response, 400, { success: false })
    return sendJson(response, 200, { success: true, token_data: tokens.make() })
  }
  const isPublic =
    path?.startsWith('/institutes/') || path?.startsWith('/tutor/') || path === '/auth/revoke_token/'
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  if (!isPublic && !tokens.access.has(token)) return sendJson(response, 401, { detail: 'token' })
  // A public read that set a cookie would belong to one caller
  const cookie = isPublic ? {} : { 'set-cookie': 'api=1' }
  sendJson(response, 200, { success: true, data: { path } }, { ...cookie, server: 'hostile' })
}
