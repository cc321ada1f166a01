// The API and the load of the bench, on raw sockets, so that the proxy is what is measured.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A listening program: its port, and the request head that is sent to it. */
export interface Target {
  readonly port: number
  readonly head: string
}

/** Requests a second, and percentiles of their times in milliseconds. */
export interface LoadResult {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Of each request, ascending */
  readonly times: readonly number[]
}

interface Connection {
  readonly socket: Socket
  readonly ready: Promise<unknown>
  send(): void
}

const connections = 64

/** Starts the API on raw sockets, so that its own cost is small. */
export async function startApi(): Promise<{ port: number; close(): void }> {
  const row = { id: 1, name: 'Halaqa of the morning', tutor: 'Sara Kamal', starts_at: '2026-01-01T08:00:00Z' }
  const rows = Array.from({ length: 12 }, (_, id) => ({ ...row, id }))
  const data = buildResponse(JSON.stringify({ success: true, data: rows, total: 12 }).padEnd(1400, ' '))
  const user = {
    first_name: 'S',
    last_name: 'K',
    gender: 'Female',
    user_type: 'student',
    category: 'student',
  }
  const tokens = { access_token: 'a'.repeat(300), refresh_token: 'r'.repeat(300) }
  const session = buildResponse(JSON.stringify({ success: true, user, token_data: tokens }))
  const server = createServer((socket) => {
    let rest = ''
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1')
      for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
        const [, length = '0'] = /content-length: (\d+)/i.exec(rest.slice(0, end)) ?? []
        if (rest.length < end + 4 + Number(length)) return
        socket.write(rest.startsWith('POST') ? session : data)
        rest = rest.slice(end + 4 + Number(length))
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { port, close: () => void server.close() }
}

function buildResponse(body: string): Buffer {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: keep-alive\r\n'
  return Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

/** Sends requests on 64 connections, each after its response, or all together at a given rate. */
export async function measure(
  { port, head }: Target,
  seconds: number,
  rate = Infinity,
  open = connections,
): Promise<LoadResult> {
  const bytes = Buffer.from(head)
  const times: number[] = []
  const stopAt = performance.now() + seconds * 1000
  const idle: Connection[] = []
  let isOver = false
  const opened = Array.from({ length: open }, () => openConnection())
  const start = performance.now()
  await Promise.all(opened.map(({ ready }) => ready))
  if (rate === Infinity) for (const { send } of opened) send()
  else measurePace()
  await new Promise((done) => setTimeout(done, stopAt - performance.now()))
  isOver = true
  const elapsed = (performance.now() - start) / 1000
  for (const { socket } of opened) socket.destroy()
  times.sort((one, two) => one - two)
  return {
    rate: times.length / elapsed,
    p50: times[times.length >> 1] ?? NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
    times,
  }

  function measurePace() {
    let due = 0
    let last = performance.now()
    idle.push(...opened)
    // Evenly spaced: a timer would send a millisecond's calls at once and measure their queue
    const step = () => {
      if (isOver) return
      const now = performance.now()
      due = Math.min(due + ((now - last) / 1000) * rate, idle.length)
      last = now
      while (due >= 1 && idle.length) {
        due -= 1
        idle.pop()?.send()
      }
      setImmediate(step)
    }
    step()
  }

  function openConnection(): Connection {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    let began = 0
    let text = ''
    const own: Connection = {
      socket,
      ready: new Promise((done, fail) => socket.once('connect', done).once('error', fail)),
      send() {
        began = performance.now()
        socket.write(bytes)
      },
    }
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (!isComplete(text) || isOver) return
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(`not measured: ${text.slice(0, 300)}`)
      text = ''
      times.push(performance.now() - began)
      if (rate === Infinity) own.send()
      else idle.push(own)
    })
    return own
  }
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const [, length] = /content-length: (\d+)/i.exec(text.slice(0, end)) ?? []
  return length ? text.length >= end + 4 + Number(length) : text.endsWith('0\r\n\r\n')
}

/** Builds the head of a GET as a browser sends it. */
export function buildHead(path: string, port: number, cookie?: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'X-CSRF: 1',
    'Sec-Fetch-Site: same-origin',
    'Accept: application/json',
    'Accept-Language: en',
    'X-Timezone: Africa/Cairo',
    'User-Agent: bench',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    '',
    '',
  ].join('\r\n')
}
