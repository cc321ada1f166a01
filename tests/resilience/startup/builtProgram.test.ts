import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../../fakes/httpClient.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { formatRawJson, rawSession, startRawApi, type RawApi } from '../../fakes/rawApi.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

// The complete build if there is one, with the web app's own server entry
const program = existsSync('dist/bff/main.js') ? 'dist/bff/main.js' : undefined
const host = 'a.example.org'
const odd = 'Set-Cookie: a=b\r\nServer: evil\r\nX-Powered-By: evil\r\nAccess-Control-Allow-Origin: *\r\n'
const createTextResponder = (bytes: string) => (socket: Socket) => void socket.write(bytes)
const formatPlain = (type: string) => `HTTP/1.1 200 OK\r\n${type}Content-Length: 8\r\n\r\n<script>`

const modes: Record<string, (socket: Socket) => void> = {
  half: (socket) =>
    void socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'),
  longer: createTextResponder(`${formatRawJson('{}')}HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil`),
  head: createTextResponder(
    `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(1_000_000)}\r\nContent-Length: 2\r\n\r\n{}`,
  ),
  redirect: createTextResponder(
    'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n',
  ),
  dribble(socket) {
    socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write('X-A: a\r\n'), 200)
    socket.once('close', () => clearInterval(timer))
  },
  loop: createTextResponder(
    'HTTP/1.1 401 No\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  ),
  tokens: createTextResponder(formatRawJson(rawSession, odd)),
  hints: createTextResponder(`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${formatRawJson('{}')}`),
  html: createTextResponder(formatPlain('Content-Type: text/html\r\n')),
  typeless: createTextResponder(formatPlain('')),
  status: createTextResponder('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n'),
  garbage: createTextResponder('garbage\r\n\r\n'),
  gzip: createTextResponder(formatRawJson('abcde', 'Content-Encoding: gzip\r\n')),
  switch: createTextResponder('HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  silent: () => undefined,
}

let api: RawApi
let child: BffProcess
let asking: HttpClient
let cookie: string
let setCookie: string

beforeAll(async () => {
  api = await startRawApi(modes)
  const folder = createTemporaryFolder()
  const tenants = join(folder, 'tenants.json')
  writeFileSync(
    tenants,
    JSON.stringify([{ hosts: [host], customHost: host, origin: `https://${host}`, production: true }]),
  )
  child = await startBffProcess(
    {
      NODE_ENV: 'production',
      UPSTREAM: 'live',
      API_BASE_URL: api.base,
      API_CLIENT_SECRET: 'CANARY-secret-of-some-length',
      HOST: '127.0.0.1',
      TENANTS: tenants,
      SESSION_KEYS: `k:${randomBytes(32).toString('base64')}`,
      DATA_DIR: folder,
      UPSTREAM_TIMEOUT_MS: '600',
      DRAIN_DELAY_MS: '0',
    },
    program,
  )
  asking = createHttpClient(child.port)
  const body = { user_type: 'student', username: 'a', password: 'b', remember: false }
  const { headers } = await asking.request('/api/auth/token/', { host, body })
  setCookie = headers['set-cookie']?.[0] ?? ''
  cookie = setCookie.split(';')[0] ?? ''
}, 60_000)
afterAll(async () => {
  await stopBffProcesses(child)
  await api.close()
})

test.each([
  ['half', 502],
  ['longer', 200],
  ['head', 502],
  ['redirect', 502],
  ['dribble', 504],
  ['loop', 401],
  ['tokens', 200],
  ['hints', 200],
  ['html', 200],
  ['typeless', 200],
  ['status', 502],
  ['garbage', 502],
  ['gzip', 502],
  ['switch', 502],
  ['silent', 504],
])('the built program meets an API of kind "%s" with status %i', async (mode, status) => {
  const response = await asking.request(`/api/classes/booked/list/?mode=${mode}`, { host, cookie })
  const all = JSON.stringify(response)
  expect([response.status, response.isComplete]).toEqual([status, true])
  for (const word of ['CANARY', 'evil', 'set-cookie', 'access-control', 'location'])
    expect(all).not.toContain(word)
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  const code = status < 500 ? undefined : JSON.parse(response.text).code
  expect(code).toBe({ 502: 'upstream_unreachable', 504: 'upstream_timeout' }[status])
})

test('afterwards the session is valid, the page is rendered, and no log contains a secret', async () => {
  expect(setCookie).toMatch(/^__Host-session=v1\.\S+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const session = await asking.request('/bff/session', { host, cookie })
  expect(JSON.parse(session.text).authenticated).toBe(true)
  const page = await asking.request('/', { host, cookie, headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect((await child.admin('/metrics')).text).toContain('bff_upstream_open 0')
  expect(child.output()).not.toContain('CANARY')
  expect(child.output()).not.toContain('"event":"failed"')
  expect(api.received.length).toBeGreaterThan(0)
  for (const call of api.received) expect(call).not.toMatch(/^(?:cookie|x-csrf|x-mock-\S*):/im)
})
