// npm run bench -- attack: floods against an innocent signed-in visitor of the built product, first with its mock API,
// then with one that is slow or fails.
import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'
import { startBffProcess, stopBffProcesses } from '../../tests/fakes/bffProcess.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../tests/fakes/hostileApi.ts'
import { createHttpClient, type HttpClient } from '../../tests/fakes/httpClient.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'
import type { Figure } from './figure.ts'
import { startFlood } from './flood.ts'
import { apiFloods, productFloods, type Flood, type FloodTarget } from './floods.ts'
import { startProduct } from './product.ts'

/** How long each flood lasts, milliseconds. */
const floodLength = 5000

/** Number and paths of ordinary requests before the floods. */
const REQUESTS = 100_000
const visited = [
  '/',
  '/tutors',
  '/courses',
  '/Webinars',
  '/groups',
  '/tutors?page=2',
  '/?lang=ar',
  '/api/tutor/list/',
]

const accounts = [
  { user_type: 'student', username: 'social@example.test', password: 'Learn#2026' },
  { user_type: 'tutor', username: 'tutor@example.test', password: 'Teach#2026' },
  { user_type: 'operator', username: 'operator@example.test', password: 'Operate#2026' },
  { user_type: 'institute_admin', username: 'admin@example.test', password: 'Admin#2026' },
]

/** An innocent visitor, who makes one call after another. */
interface Innocent {
  readonly client: HttpClient
  readonly cookie: string
  readonly headers: Record<string, string>
}

/** Measures the duration of an innocent visitor's calls before, during and after each flood. */
export async function bench(): Promise<Figure[]> {
  return [...(await attackProduct()), ...(await attackWithApi())]
}

async function attackProduct(): Promise<Figure[]> {
  const product = await startProduct()
  const { port } = product
  const client = createHttpClient(port, new Agent({ keepAlive: true, maxSockets: 1 }))
  try {
    const cookie = await client.signIn({ username: 'student@example.test', password: 'Learn#2026' })
    const cookies = await Promise.all(accounts.map(client.signIn))
    await requestPages(port)
    const memory = {
      figure: `memory after ${REQUESTS} requests, mock API included, MB`,
      value: readMemory(product.pid),
      limit: 300,
    }
    const figures: Figure[] = [memory]
    for (const flood of productFloods)
      figures.push(
        ...(await measureFlood(flood, { port, cookies }, { client, cookie, headers: {} }, product.pid)),
      )
    const ended = await countEnded(client, [cookie, ...cookies])
    return [...figures, { figure: 'sessions that the floods ended', value: ended, limit: 0 }]
  } finally {
    product.stop()
  }
}

/** Floods through a proxy. Nine people whose tokens have expired make a call during each. */
async function attackWithApi(): Promise<Figure[]> {
  const api = await startHostileApi()
  const bff = await startBffProcess(
    {
      UPSTREAM: 'live',
      API_BASE_URL: api.base,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: createTemporaryFolder(),
    },
    'dist/bff/main.js',
  )
  const { port } = bff
  const client = createHttpClient(port, new Agent({ keepAlive: true, maxSockets: 10 }))
  const figures: Figure[] = []
  try {
    const cookie = await client.signIn()
    const cookies = [await client.signIn({ username: 'attacker' })]
    const others = await Promise.all(
      Array.from({ length: 9 }, (_, index) => client.signIn({ username: `p${index}` })),
    )
    for (const flood of apiFloods) {
      setBehaviour(api, flood.behaviour)
      const innocent = { client, cookie, headers: { 'x-forwarded-for': '203.0.113.7' } }
      const measuring = measureFlood(flood, { port, cookies }, innocent, bff.process.pid)
      setTimeout(
        () => {
          api.expireTokens()
          for (const other of others) void client.request('/api/account/menu_counts/', { cookie: other })
        },
        1000 + floodLength / 2,
      )
      figures.push(...(await measuring))
    }
    const ended = await countEnded(client, [cookie, ...others])
    return [...figures, { figure: 'sessions that the floods of the API ended', value: ended, limit: 0 }]
  } finally {
    await stopBffProcesses(bff)
    await api.close()
  }
}

function setBehaviour(api: HostileApi, behaviour: 'slow' | 'failing' | undefined): void {
  for (const path of ['/tutor/', '/classes/']) {
    api.restore(path)
    if (behaviour === 'slow') api.delay(path, 1000)
    if (behaviour === 'failing') api.on(path, (_, response) => sendJson(response, 500, {}))
  }
  api.on('/files/detail/', (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 50_000_000 })
    response.end(Buffer.alloc(50_000_000))
  })
}

async function measureFlood(
  flood: Flood,
  target: FloodTarget,
  innocent: Innocent,
  pid: number | undefined,
): Promise<Figure[]> {
  const before = await watch(innocent, 1000)
  const stop = startFlood(flood.name, target)
  const during = await watch(innocent, floodLength)
  const answered = await stop()
  const after = await watch(innocent, 1000)
  const { name } = flood
  return [
    {
      figure: `${name}: p50 before, during, after, ms`,
      value: [before, during, after].map(({ p50 }) => p50).join(' '),
    },
    { figure: `${name}: p99 before, after, ms`, value: `${before.p99} ${after.p99}` },
    { figure: `${name}: p99 during, ms`, value: during.p99, limit: 250 },
    { figure: `${name}: failed calls`, value: before.failed + during.failed + after.failed, limit: 0 },
    { figure: `${name}: responses a second`, value: Math.round((answered * 1000) / floodLength) },
    { figure: `${name}: memory after, MB`, value: readMemory(pid) },
  ]
}

interface WatchedCalls {
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

/** Makes one call after another for some time. */
async function watch({ client, cookie, headers }: Innocent, milliseconds: number): Promise<WatchedCalls> {
  const times: number[] = []
  let failed = 0
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    const start = performance.now()
    const { status } = await client.request('/api/account/menu_counts/', { cookie, headers })
    times.push(performance.now() - start)
    if (status !== 200) failed += 1
  }
  times.sort((one, two) => one - two)
  const getPercentile = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
  return { p50: getPercentile(0.5), p99: getPercentile(0.99), failed }
}

/** Counts the sessions that are no longer signed in. */
async function countEnded(client: HttpClient, cookies: readonly string[]): Promise<number> {
  const responses = await Promise.all(cookies.map((cookie) => client.request('/bff/session', { cookie })))
  return responses.filter(({ text }) => !text.includes('"authenticated":true')).length
}

/** Requests public pages and reads as visitors do, 16 at a time. */
async function requestPages(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let sent = 0
  const readPages = async () => {
    while (sent < REQUESTS) {
      const path = visited[(sent += 1) % visited.length]
      const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-csrf': '1' }
      await new Promise<void>((resolve, reject) => {
        request({ port, path, agent, headers }, (response) => response.resume().once('end', resolve))
          .once('error', reject)
          .end()
      })
    }
  }
  await Promise.all(Array.from({ length: 16 }, readPages))
  agent.destroy()
}

function readMemory(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1000)
}
