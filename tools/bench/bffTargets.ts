// The proxies that the bench compares, each as a process of its own on the first core.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, waitUntilOpen } from '../../tests/fakes/redisServer.ts'
import { buildHead, type Target } from './bffLoad.ts'

/** A proxy under test. */
export interface Contender extends Target {
  readonly name: string
  readonly what: string
  /** Absent for a program of the system */
  readonly pid?: number | undefined
}

const list = '/api/classes/booked/list/'
const terms = '/api/institutes/terms/'
const cache = 'node_modules/.cache/bench'
// Part of util-linux; without it nothing is pinned
const pinner = 'taskset'
export const storeFile = `${cache}/parts/parts.js`

/** Starts every proxy that is compared. @param main the built BFF @param children where their processes are listed */
export async function startTargets(
  main: string,
  apiPort: number,
  folder: string,
  children: ChildProcess[],
): Promise<Contender[]> {
  const script = fileURLToPath(new URL('bffPeer.mjs', import.meta.url))
  const startPeer = async (kind: string) => {
    const port = await freePort()
    const { pid } = launch(children, [script, kind, `${port}`, `${apiPort}`], {})
    await waitUntilOpen(port)
    return { pid, port, head: buildHead(list, port) }
  }
  const nginx = await startNginx(apiPort, folder, children)
  const { pid, port: bffPort } = await startBff(children, main, apiPort, { DATA_DIR: join(folder, 'data') })
  const cookie = await signIn(bffPort)
  return [
    { name: 'a', what: 'node:http + undici', ...(await startPeer('bare')) },
    { name: 'b', what: '@fastify/http-proxy', ...(await startPeer('fastify')) },
    { name: 'c', what: 'http-proxy-middleware', ...(await startPeer('middleware')) },
    ...(nginx ? [{ name: 'd', what: 'nginx', ...nginx }] : []),
    { name: 'e', what: 'this BFF, signed in', pid, port: bffPort, head: buildHead(list, bffPort, cookie) },
    { name: 'f', what: 'this BFF, cached read', pid, port: bffPort, head: buildHead(terms, bffPort) },
  ]
}

/**
 * Starts the BFF on the bench's API and waits until it listens.
 * @param children where its process is listed
 * @param env more variables
 * @param isPinned whether it gets the first core only
 */
export async function startBff(
  children: ChildProcess[],
  main: string,
  apiPort: number,
  env: Record<string, string>,
  isPinned = true,
): Promise<{ pid: number | undefined; port: number }> {
  const port = await freePort()
  const variables = {
    PORT: `${port}`,
    ADMIN_PORT: `${await freePort()}`,
    API_BASE_URL: `http://127.0.0.1:${apiPort}/api/`,
    API_CLIENT_ID: 'bench',
    API_CLIENT_SECRET: 'bench',
    NODE_ENV: 'test',
    ...env,
  }
  const { pid } = launch(children, [main], variables, isPinned)
  await waitUntilOpen(port)
  return { pid, port }
}

/** Starts a process, pinned to the first core where possible; the load uses the second. */
function launch(
  children: ChildProcess[],
  args: string[],
  env: Record<string, string>,
  mayPin = true,
): ChildProcess {
  const isPinned = mayPin && cpus().length > 1 && spawnSync(pinner, ['-V']).status === 0
  const command = isPinned ? [pinner, '-c', '0', process.execPath, ...args] : [process.execPath, ...args]
  if (isPinned) spawnSync(pinner, ['-cp', '1', `${process.pid}`])
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

async function startNginx(
  apiPort: number,
  folder: string,
  children: ChildProcess[],
): Promise<Target | undefined> {
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
  await waitUntilOpen(port)
  return { port, head: buildHead(list, port) }
}

function quotePath(path: string): string {
  return JSON.stringify(resolve(path))
}

/** Builds the BFF for production with a minimal web app. */
export async function buildEntries(): Promise<string> {
  const { build } = await import('vite')
  process.env.NODE_ENV = 'production'
  mkdirSync(`${cache}/source`, { recursive: true })
  writeFileSync(
    `${cache}/source/parts.ts`,
    `export { createLmdbStore } from ${quotePath('bff/session/stores/lmdb.ts')}
export { openDatabases } from ${quotePath('bff/session/stores/lmdbDatabases.ts')}
export { connectRedis } from ${quotePath('bff/session/stores/connectRedis.ts')}
export { createRedisStore } from ${quotePath('bff/session/stores/redis.ts')}
export { createRecordSealer } from ${quotePath('bff/session/recordSealer.ts')}
export { createSessionCookie } from ${quotePath('bff/session/cookie.ts')}\n`,
  )
  for (const { name, input } of [
    { name: 'bff', input: { main: 'bff/main.ts' } },
    { name: 'parts', input: { parts: `${cache}/source/parts.ts` } },
  ]) {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true, external: ['lmdb', '@resvg/resvg-js'], target: 'node' },
      build: {
        ssr: true,
        outDir: join(cache, name),
        target: 'node24',
        rolldownOptions: { input, external: ['lmdb', '@resvg/resvg-js'] },
      },
    })
  }
  mkdirSync(`${cache}/web/.vite`, { recursive: true })
  mkdirSync(`${cache}/server`, { recursive: true })
  writeFileSync(`${cache}/web/.vite/manifest.json`, '{}')
  writeFileSync(
    `${cache}/server/entry.js`,
    `export const createPages = () => ({ listPublicUrls: async () => [], toGuestUrl: (url) => url, render: async () => ({ status: 200, html: '' }) })\n`,
  )
  return resolve(cache, 'bff/main.js')
}

/** Signs in at the BFF. @returns its cookie */
export function signIn(port: number): Promise<string> {
  return new Promise((done, fail) => {
    const body = JSON.stringify({ user_type: 'student', username: 'a', password: 'b', remember: true })
    const headers = { 'x-csrf': '1', 'content-type': 'application/json', host: `localhost:${port}` }
    request({ port, host: '127.0.0.1', method: 'POST', path: '/api/auth/token/', headers }, (response) => {
      response.resume()
      done(response.headers['set-cookie']?.[0]?.split(';')[0] ?? '')
    })
      .once('error', fail)
      .end(body)
  })
}
