// What the bench compares: each proxy as a process of its own, on the first core.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort, headOf, untilOpen } from './benchBffLoad.mjs'

const list = '/api/classes/booked/list/'
const terms = '/api/institutes/terms/'
const cache = 'node_modules/.cache/bench'
// Of util-linux; where it is missing nothing is pinned
const pinner = 'taskset'
export const storeFile = `${cache}/parts/parts.js`

export async function startTargets(main, apiPort, folder, children) {
  const script = fileURLToPath(import.meta.url)
  const peer = async (kind) => {
    const port = await freePort()
    const { pid } = launch(children, [script, kind, `${port}`, `${apiPort}`], {})
    await untilOpen(port)
    return { pid, port, head: headOf(list, port) }
  }
  const nginx = await startNginx(apiPort, folder, children)
  const bffPort = await freePort()
  const { pid } = launch(children, [main], {
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
    { name: 'e', what: 'this BFF, signed in', pid, port: bffPort, head: headOf(list, bffPort, cookie) },
    { name: 'f', what: 'this BFF, cached read', pid, port: bffPort, head: headOf(terms, bffPort) },
  ]
}

/** Pins to the first core where the system can; the load has the second. */
function launch(children, args, env) {
  const isPinned = cpus().length > 1 && spawnSync(pinner, ['-V']).status === 0
  const command = isPinned ? [pinner, '-c', '0', process.execPath, ...args] : [process.execPath, ...args]
  if (isPinned) spawnSync(pinner, ['-cp', '1', `${process.pid}`])
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
  const child = spawn(pinner, ['-c', '0', binary, '-c', file, '-p', folder], { stdio: 'ignore' })
  child.on('error', () => undefined)
  children.push(child)
  await untilOpen(port)
  return { port, head: headOf(list, port) }
}

function pathText(path) {
  return JSON.stringify(resolve(path))
}

/** The BFF as it is built for production, with a web app that only says its name. */
export async function buildEntries() {
  const { build } = await import('vite')
  process.env.NODE_ENV = 'production'
  mkdirSync(`${cache}/source`, { recursive: true })
  writeFileSync(
    `${cache}/source/parts.ts`,
    `export { createLmdbStore } from ${pathText('bff/session/stores/lmdb.ts')}
export { createRecordSealer } from ${pathText('bff/session/recordSealer.ts')}
export { createSessionCookie } from ${pathText('bff/session/cookie.ts')}\n`,
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
  await peers[kind](Number(port), Number(api))
}
