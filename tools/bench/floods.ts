// The floods of `npm run bench -- attack`.
import { connect, type Socket } from 'node:net'

export interface FloodTarget {
  readonly port: number
  /** Cookies of signed-in attackers */
  readonly cookies: readonly string[]
}

export interface Flood {
  readonly name: string
  /** Sends one request, or several, of a connection; as many connections are open at once as it has */
  readonly head: (serial: number, target: FloodTarget, connection: number) => string
  readonly connections: number
  /** Whether it never reads what it is sent */
  readonly isUnread?: boolean
  /** Bytes that it sends every two seconds after a head, which a body of that many bytes each follows */
  readonly drip?: string
}

/** Builds the head of a request for a page or a call. @param more header lines */
export function buildGet(path: string, port: number, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nX-CSRF: 1\r\n${more}\r\n`
}

/** As many as one request may report. */
const violations = JSON.stringify(
  Array.from({ length: 20 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'img-src' } })),
)

const repeat = (count: number, build: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => build(index)).join('')

/** Floods of the product with its mock API, all from one address. */
export const productFloods: readonly Flood[] = [
  {
    name: 'a header of 15 kB',
    head: (_, { port }) => buildGet('/', port, `Accept-Encoding: a${' '.repeat(15_000)}b\r\n`),
    connections: 4,
  },
  {
    name: 'a query of broken escapes',
    head: (_, { port }) => buildGet(`/api/tutor/list/?${'%&'.repeat(1990)}`, port),
    connections: 8,
  },
  {
    name: 'sitemap, 64 connections',
    head: (_, { port }) => buildGet('/sitemap.xml?lang=en&part=1', port),
    connections: 64,
  },
  {
    name: 'reports of browsers',
    head: (_, { port }) =>
      `POST /bff/reports HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${violations.length}\r\n\r\n${violations}`,
    connections: 16,
  },
  { name: 'one page, 64 connections', head: (_, { port }) => buildGet('/tutors', port), connections: 64 },
  {
    name: 'pages with ever new searches',
    head: (serial, { port }) => buildGet(`/tutors?course-id=${serial}`, port),
    connections: 64,
  },
  {
    name: '300 pipelined pages, not read',
    head: (_, { port }) => repeat(300, () => buildGet('/tutors', port)),
    connections: 4,
    isUnread: true,
  },
  {
    name: 'pages of four signed-in people',
    head: (_, { port, cookies }, connection) =>
      buildGet('/Profile', port, `Cookie: ${cookies[connection % cookies.length]}\r\n`),
    connections: 32,
  },
  {
    name: 'pipelined reads with invented names',
    head: (serial, { port }) =>
      repeat(100, (index) => buildGet(`/api/courses/list/?f=${serial}-${index}`, port)),
    connections: 8,
  },
  {
    name: 'pages that do not exist, 900 connections',
    head: (serial, { port }) => buildGet(`/unknown-${serial}`, port),
    connections: 900,
  },
  { name: 'silent sockets', head: () => '', connections: 4000, isUnread: true },
]

/** @param from the address that a proxy reports */
const buildFrom = (from: string, cookie?: string) =>
  `X-Forwarded-For: ${from}\r\n${cookie === undefined ? '' : `Cookie: ${cookie}\r\n`}`

/** Reads of five addresses, and calls of one person. */
const buildMixed: Flood['head'] = (serial, { port, cookies }, connection) =>
  connection % 11 === 0
    ? buildGet('/api/classes/booked/list/', port, buildFrom('198.51.100.99', cookies[0]))
    : buildGet(`/api/tutor/list/?page=${serial}`, port, buildFrom(`198.51.100.${connection % 5}`))

const guess = JSON.stringify({ user_type: 'kid', passcode: '000000', remember: false })

/** Floods in front of an API of their own, which is slow or fails; addresses are those that a proxy reports. */
export const apiFloods: readonly (Flood & { readonly behaviour?: 'slow' | 'failing' })[] = [
  {
    name: 'an API of 1 s: reads of five addresses, calls of one person',
    head: buildMixed,
    connections: 330,
    behaviour: 'slow',
  },
  {
    name: 'public reads that the API answers 500',
    head: (serial, { port }) =>
      buildGet(`/api/tutor/list/?page=${serial}`, port, buildFrom(`198.51.100.${serial % 5}`)),
    connections: 20,
    behaviour: 'failing',
  },
  {
    name: 'guessed passcodes, a network each',
    head: (serial, { port }) =>
      `POST /api/auth/token/ HTTP/1.1\r\nHost: localhost:${port}\r\nX-CSRF: 1\r\n${buildFrom(`2001:db8:${serial.toString(16)}::1`)}Content-Type: application/json\r\nContent-Length: ${guess.length}\r\n\r\n${guess}`,
    connections: 64,
  },
  {
    name: 'uploads of a byte in two seconds',
    head: (_, { port, cookies }) =>
      `POST /api/files/upload/ HTTP/1.1\r\nHost: localhost:${port}\r\nX-CSRF: 1\r\n${buildFrom('198.51.100.9', cookies[0])}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n`,
    connections: 32,
    drip: '-',
  },
  {
    name: 'media that is not read',
    head: (_, { port, cookies }) =>
      buildGet('/api/files/detail/1/', port, buildFrom('198.51.100.9', cookies[0])),
    connections: 64,
    isUnread: true,
  },
]

/** Starts a flood in this thread. @returns a function that stops it and returns the number of its responses */
export function openConnections(
  { head, connections, isUnread, drip }: Flood,
  target: FloodTarget,
): () => number {
  const sockets = new Set<Socket>()
  let isOver = false
  let serial = 0
  let responses = 0
  const open = (connection: number) => {
    if (isOver) return
    const write = () => void socket.write(head((serial += 1), target, connection))
    const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: '127.0.0.66' }, write)
    sockets.add(socket)
    const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 2000)
    if (isUnread) socket.pause()
    else
      socket.on('data', (chunk: Buffer) => {
        const count = chunk.toString('latin1').split('HTTP/1.1 ').length - 1
        responses += count
        if (count > 0) write()
      })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(dripping)
      sockets.delete(socket)
      setTimeout(() => open(connection), 10)
    })
  }
  for (let index = 0; index < connections; index += 1) open(index)
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
    return responses
  }
}
