// Measures the BFF beside its peers: one core for the proxy under test, one for the API and the load.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const connections = 64
const list = '/api/classes/booked/list/'
const terms = '/api/institutes/terms/'

/**
 * Prints requests a second, p50 and p99 of each, the ratios, the time added under half load, and the size of
 * 100,000 sessions.
 * @param seconds of one measurement; three are taken of each, and the median counts
 */
export async function benchBff({ seconds = 2, rounds = 3 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const children = []
  const api = await startApi()
  try {
    const main = await buildEntries()
    const targets = await startTargets(main, api.port, folder, children)
    const results = new Map(targets.map(({ name }) => [name, []]))
    for (const target of targets) await measure(target, 1)
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) results.get(target.name).push(await measure(target, seconds))
    }
    const table = targets.map(({ name, what }) => ({ name, what, ...median(results.get(name)) }))
    printTable(table)
    printRatios(Object.fromEntries(table.map(({ name, rate }) => [name, rate])))
    await printAdded(targets, table, api.port)
    await printStoreSize(folder)
    return table
  } finally {
    for (const child of children) child.kill('SIGTERM')
    api.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startTargets(main, apiPort, folder, children) {
  const script = fileURLToPath(import.meta.url)
  const peer = async (kind) => {
    const port = await freePort()
    start(children, [script, kind, `${port}`, `${apiPort}`], {})
    await untilOpen(port)
    return { port, head: headOf(list, port) }
  }
  const nginx = await startNginx(apiPort, folder, children)
  const bffPort = await freePort()
  start(children, [main], {
    PORT: `${bffPort}`,
    ADMIN_PORT: `${await freePort()}`,
    API_BASE_URL: `http://127.0.0.1:${apiPort}/api/`,
    API_CLIENT_ID: 'bench',
    API_CLIENT_SECRET: 'bench',
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'test',
  })
  await untilOpen(bffPort)
  const cookie = await signIn(bffPort)
  return [
    { name: 'a', what: 'node:http + undici', ...(await peer('bare')) },
    { name: 'b', what: '@fastify/http-proxy', ...(await peer('fastify')) },
    { name: 'c', what: 'http-proxy-middleware', ...(await peer('middleware')) },
    ...(nginx ? [{ name: 'd', what: 'nginx', ...nginx }] : []),
    { name: 'e', what: 'this BFF, signed in', port: bffPort, head: headOf(list, bffPort, cookie) },
    { name: 'f', what: 'this BFF, cached read', port: bffPort, head: headOf(terms, bffPort) },
  ]
}

function headOf(path, port, cookie) {
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

/** Pins to the first core where the system can; the load has the second. */
function start(children, args, env) {
  const isPinned = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0
  const command = isPinned ? ['taskset', '-c', '0', process.execPath, ...args] : [process.execPath, ...args]
  if (isPinned) spawnSync('taskset', ['-cp', '1', `${process.pid}`])
  const child = spawn(command[0], command.slice(1), {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

async function startNginx(apiPort, folder, children) {
  const binary = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) =>
    statSync(path, { throwIfNoEntry: false }),
  )
  if (!binary) return undefined
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; upstream api { server 127.0.0.1:${apiPort}; keepalive 128; }
server { listen 127.0.0.1:${port}; location / { proxy_pass http://api; proxy_http_version 1.1;
proxy_set_header Connection ""; } } }`,
  )
  const child = spawn('taskset', ['-c', '0', binary, '-c', file, '-p', folder], { stdio: 'ignore' })
  child.on('error', () => undefined)
  children.push(child)
  await untilOpen(port)
  return { port, head: headOf(list, port) }
}

/** The API: raw sockets, so that the proxy is what is measured. */
async function startApi() {
  const row = { id: 1, name: 'Halaqa of the morning', tutor: 'Sara Kamal', starts_at: '2026-01-01T08:00:00Z' }
  const rows = Array.from({ length: 12 }, (_, id) => ({ ...row, id }))
  const data = answerOf(JSON.stringify({ success: true, data: rows, total: 12 }).padEnd(1400, ' '))
  const user = {
    first_name: 'S',
    last_name: 'K',
    gender: 'Female',
    user_type: 'student',
    category: 'student',
  }
  const tokens = { access_token: 'a'.repeat(300), refresh_token: 'r'.repeat(300) }
  const session = answerOf(JSON.stringify({ success: true, user, token_data: tokens }))
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
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { port: server.address().port, close: () => server.close() }
}

function answerOf(body) {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: keep-alive\r\n'
  return Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

/** Asks on 64 connections, each as soon as it has its answer, or all together at a given rate. */
async function measure({ port, head }, seconds, rate = Infinity, open = connections) {
  const bytes = Buffer.from(head)
  const times = []
  const stopAt = performance.now() + seconds * 1000
  const idle = []
  let isOver = false
  const lanes = Array.from({ length: open }, () => lane())
  const start = performance.now()
  await Promise.all(lanes.map(({ ready }) => ready))
  if (rate === Infinity) for (const { ask } of lanes) ask()
  else pace()
  await new Promise((done) => setTimeout(done, stopAt - performance.now()))
  isOver = true
  const elapsed = (performance.now() - start) / 1000
  for (const { socket } of lanes) socket.destroy()
  times.sort((one, two) => one - two)
  return {
    rate: times.length / elapsed,
    p50: times[times.length >> 1],
    p99: times[Math.floor(times.length * 0.99)],
  }

  function pace() {
    let due = 0
    let last = performance.now()
    idle.push(...lanes)
    const timer = setInterval(() => {
      if (isOver) return clearInterval(timer)
      const now = performance.now()
      due = Math.min(due + ((now - last) / 1000) * rate, idle.length)
      last = now
      while (due >= 1 && idle.length) {
        due -= 1
        idle.pop().ask()
      }
    }, 1)
  }

  function lane() {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    let began = 0
    let text = ''
    const own = {
      socket,
      ready: new Promise((done, fail) => socket.once('connect', done).once('error', fail)),
      ask() {
        began = performance.now()
        socket.write(bytes)
      },
    }
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (!isWhole(text) || isOver) return
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(`not measured: ${text.slice(0, 300)}`)
      text = ''
      times.push(performance.now() - began)
      if (rate === Infinity) own.ask()
      else idle.push(own)
    })
    return own
  }
}

function isWhole(text) {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const [, length] = /content-length: (\d+)/i.exec(text.slice(0, end)) ?? []
  return length ? text.length >= end + 4 + Number(length) : text.endsWith('0\r\n\r\n')
}

function median(results) {
  return results.toSorted((one, two) => one.rate - two.rate)[results.length >> 1]
}

function printTable(table) {
  console.log(`${''.padEnd(28)}requests/s   p50 ms   p99 ms`)
  for (const { name, what, rate, p50, p99 } of table) {
    const cells = [rate.toFixed(0).padStart(10), p50.toFixed(2).padStart(8), p99.toFixed(2).padStart(8)]
    console.log(`${name}  ${what.padEnd(25)}${cells.join(' ')}`)
  }
}

function printRatios({ a, b, c, e, f }) {
  const goals = { 'e/a': [e / a, 0.45], 'e/b': [e / b, 0.8], 'e/c': [e / c, 1], 'f/a': [f / a, 1] }
  for (const [name, [ratio, goal]] of Object.entries(goals)) {
    console.log(
      `${name} ${ratio.toFixed(2)} (goal ${goal.toFixed(2)}) ${ratio >= goal ? 'reached' : 'MISSED'}`,
    )
  }
}

/** What the BFF adds to a call while it is half busy, against the API asked directly. */
async function printAdded(targets, table, apiPort) {
  const { rate } = table.find(({ name }) => name === 'e')
  const target = targets.find(({ name }) => name === 'e')
  const direct = await measure({ port: apiPort, head: headOf(list, apiPort) }, 2, rate / 2)
  const through = await measure(target, 2, rate / 2)
  const added = through.p50 - direct.p50
  console.log(
    `added p50 at half load ${added.toFixed(2)} ms (goal 0.60) ${added <= 0.6 ? 'reached' : 'MISSED'}`,
  )
}

async function printStoreSize(folder) {
  const { createEmbeddedStore, createVault, createTicket } = await import(
    pathToFileURL(resolve(storeFile)).href
  )
  const dataDir = join(folder, 'size')
  const store = createEmbeddedStore(dataDir)
  const keys = [{ id: 'k', key: Buffer.alloc(32, 1) }]
  const life = { idle: 86_400_000, absolute: 1_209_600_000 }
  const vault = createVault(keys, { everyone: life, staff: life })
  const user = { first_name: 'Sara', last_name: 'Kamal', email: 's@example.test', user_type: 'student' }
  const record = { user, accessToken: 'a'.repeat(300), refreshToken: 'r'.repeat(300), tenant: 'a.example' }
  for (let done = 0; done < 100_000; done += 1000) {
    const batch = Array.from({ length: 1000 }, () => {
      const ticket = createTicket()
      const now = Date.now()
      const more = { remember: true, createdAt: now, seenAt: now, tokensAt: now }
      return store.create(vault.keyOf(ticket), vault.close(ticket, { ...record, ...more }, 1))
    })
    await Promise.all(batch)
  }
  await store.close()
  const size = readdirSync(join(dataDir, 'sessions')).reduce(
    (sum, file) => sum + statSync(join(dataDir, 'sessions', file)).blocks * 512,
    0,
  )
  const megabytes = size / 1e6
  const verdict = megabytes < 200 ? 'reached' : 'MISSED'
  console.log(`100,000 sessions on disk ${megabytes.toFixed(0)} MB (goal 200) ${verdict}`)
}

const cache = 'node_modules/.cache/bench'
const storeFile = `${cache}/parts/parts.js`

/** The BFF as it is built for production, with a web app that only says its name. */
async function buildEntries() {
  const { build } = await import('vite')
  process.env.NODE_ENV = 'production'
  mkdirSync(`${cache}/source`, { recursive: true })
  const from = (path) => JSON.stringify(resolve(path))
  writeFileSync(
    `${cache}/source/parts.ts`,
    `export { createEmbeddedStore } from ${from('bff/session/stores/embedded.ts')}
export { createVault } from ${from('bff/session/vault.ts')}
export { createTicket } from ${from('bff/session/cookie.ts')}\n`,
  )
  for (const [name, input] of [
    ['bff', { main: 'bff/main.ts' }],
    ['parts', { parts: `${cache}/source/parts.ts` }],
  ]) {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true, external: ['lmdb'], target: 'node' },
      build: {
        ssr: true,
        outDir: join(cache, name),
        target: 'node20',
        rolldownOptions: { input, external: ['lmdb'] },
      },
    })
  }
  mkdirSync(`${cache}/web/.vite`, { recursive: true })
  mkdirSync(`${cache}/server`, { recursive: true })
  writeFileSync(`${cache}/web/.vite/manifest.json`, '{}')
  writeFileSync(
    `${cache}/server/entry.js`,
    `export const createPages = () => ({ publicPaths: [], render: async () => ({ status: 200, html: '' }) })\n`,
  )
  return resolve(cache, 'bff/main.js')
}

function signIn(port) {
  return new Promise((done, fail) => {
    const body = JSON.stringify({ user_type: 'student', username: 'a', password: 'b', remember: true })
    const headers = { 'x-csrf': '1', 'content-type': 'application/json', host: `localhost:${port}` }
    request({ port, host: '127.0.0.1', method: 'POST', path: '/api/auth/token/', headers }, (response) => {
      response.resume()
      done(response.headers['set-cookie'][0].split(';')[0])
    })
      .once('error', fail)
      .end(body)
  })
}

async function freePort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

async function untilOpen(port) {
  for (let step = 0; step < 400; step += 1) {
    const isOpen = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => done(true)).once('error', () => done(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error(`nothing listens on port ${port}`)
}

/** The peers, each as its documentation shows it, with connections that are kept. */
const peers = {
  async bare(port, api) {
    const { createServer: serve } = await import('node:http')
    const { Pool } = await import('undici')
    const pool = new Pool(`http://127.0.0.1:${api}`, { connections: 128 })
    serve(async (incoming, outgoing) => {
      const { statusCode, headers, body } = await pool.request({
        method: incoming.method,
        path: incoming.url,
        headers: { host: incoming.headers.host, accept: incoming.headers.accept },
      })
      outgoing.writeHead(statusCode, headers)
      body.pipe(outgoing)
    }).listen(port, '127.0.0.1')
  },
  async fastify(port, api) {
    const { default: fastify } = await import('fastify')
    const { default: proxy } = await import('@fastify/http-proxy')
    const server = fastify()
    await server.register(proxy, { upstream: `http://127.0.0.1:${api}`, undici: { connections: 128 } })
    await server.listen({ port, host: '127.0.0.1' })
  },
  async middleware(port, api) {
    const { Agent, createServer: serve } = await import('node:http')
    const { createProxyMiddleware } = await import('http-proxy-middleware')
    const agent = new Agent({ keepAlive: true, maxSockets: 128 })
    const proxy = createProxyMiddleware({ target: `http://127.0.0.1:${api}`, agent })
    serve((incoming, outgoing) => proxy(incoming, outgoing, () => outgoing.end())).listen(port, '127.0.0.1')
  },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , kind, port, api] = process.argv
  if (kind in peers) await peers[kind](Number(port), Number(api))
  else await benchBff()
}
