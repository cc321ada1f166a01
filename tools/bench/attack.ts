// npm run bench -- attack: floods against an innocent signed-in visitor of the built product, with its mock API.
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { readFileSync } from 'node:fs'
import { createHttpClient, type HttpClient } from '../../tests/fakes/httpClient.ts'
import type { Figure } from './figure.ts'
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

interface Flood {
  readonly name: string
  /** Sends one request of the flood; as many run at once as it has connections */
  readonly head: (serial: number, port: number) => string
  readonly connections: number
}

const get = (target: string, port: number, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nX-CSRF: 1\r\n${more}\r\n`

/** As many as one request may report. */
const violations = JSON.stringify(
  Array.from({ length: 20 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'img-src' } })),
)

const floods: readonly Flood[] = [
  {
    name: 'a header of 15 kB',
    head: (_, port) => get('/', port, `Accept-Encoding: a${' '.repeat(15_000)}b\r\n`),
    connections: 4,
  },
  {
    name: 'a query of broken escapes',
    head: (_, port) => get(`/api/tutor/list/?${'%&'.repeat(1990)}`, port),
    connections: 8,
  },
  {
    name: 'sitemap, 64 connections',
    head: (_, port) => get('/sitemap.xml?lang=en&part=1', port),
    connections: 64,
  },
  {
    name: 'reports of browsers',
    head: (_, port) =>
      `POST /bff/reports HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${violations.length}\r\n\r\n${violations}`,
    connections: 16,
  },
  { name: 'one page, 64 connections', head: (_, port) => get('/tutors', port), connections: 64 },
  {
    name: 'pages with ever new searches',
    head: (serial, port) => get(`/tutors?q=${serial}`, port),
    connections: 64,
  },
  {
    name: 'pipelined reads with invented names',
    head: (serial, port) =>
      Array.from({ length: 100 }, (_, index) => get(`/api/courses/list/?f=${serial}-${index}`, port)).join(
        '',
      ),
    connections: 8,
  },
]

/** Measures the duration of an innocent visitor's calls before, during and after each flood. */
export async function bench(): Promise<Figure[]> {
  const product = await startProduct()
  const { port } = product
  const visitor = createHttpClient(port, new Agent({ keepAlive: true, maxSockets: 1 }))
  try {
    const cookie = await visitor.signIn({ username: 'student@example.test', password: 'Learn#2026' })
    await requestPages(port)
    const figures: Figure[] = [
      {
        figure: `memory after ${REQUESTS} requests, mock API included, MB`,
        value: readMemory(product.pid),
        limit: 300,
      },
    ]
    await watch(visitor, cookie, 1000)
    for (const flood of floods) {
      const before = await watch(visitor, cookie, 1000)
      const stop = startFlood(flood, port)
      const during = await watch(visitor, cookie, floodLength)
      const answered = stop()
      const after = await watch(visitor, cookie, 1000)
      figures.push(
        {
          figure: `${flood.name}: p50 before, during, after, ms`,
          value: [before, during, after].map(({ p50 }) => p50).join(' '),
        },
        { figure: `${flood.name}: p99 during, ms`, value: during.p99, limit: 250 },
        {
          figure: `${flood.name}: failed calls`,
          value: before.failed + during.failed + after.failed,
          limit: 0,
        },
        { figure: `${flood.name}: responses a second`, value: Math.round((answered * 1000) / floodLength) },
      )
    }
    figures.push({ figure: 'memory after all floods, MB', value: readMemory(product.pid) })
    return figures
  } finally {
    product.stop()
  }
}

interface WatchedCalls {
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

/** Makes one call after another for some time. */
async function watch(visitor: HttpClient, cookie: string, milliseconds: number): Promise<WatchedCalls> {
  const times: number[] = []
  let failed = 0
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    const start = performance.now()
    const { status } = await visitor.request('/api/account/menu_counts/', { cookie })
    times.push(performance.now() - start)
    if (status !== 200) failed += 1
  }
  times.sort((one, two) => one - two)
  const getPercentile = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
  return { p50: getPercentile(0.5), p99: getPercentile(0.99), failed }
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

/** Starts a flood. @returns a function that stops it and returns the number of its responses */
function startFlood({ head, connections }: Flood, port: number): () => number {
  const sockets = new Set<Socket>()
  let isOver = false
  let serial = 0
  let responses = 0
  const open = () => {
    if (isOver) return
    const socket = connect(port, '127.0.0.1', () => socket.write(head((serial += 1), port)))
    sockets.add(socket)
    socket.on('data', (chunk: Buffer) => {
      const count = chunk.toString('latin1').split('HTTP/1.1 ').length - 1
      responses += count
      if (count > 0) socket.write(head((serial += 1), port))
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      sockets.delete(socket)
      setTimeout(open, 10)
    })
  }
  for (let index = 0; index < connections; index += 1) open()
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
    return responses
  }
}

function readMemory(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1000)
}
