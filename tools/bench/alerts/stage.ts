import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type BffProcess, startBffProcess } from '../../../tests/fakes/bffProcess.ts'
import { createHttpClient, type HttpClient } from '../../../tests/fakes/httpClient.ts'
import { freePort, startRedis, type RedisServer, waitUntilOpen } from '../../../tests/fakes/redisServer.ts'

/**
 * A fault of the API: responses that are late or missing, broken connections, refused tokens, or refreshes
 * without a response.
 */
export type Fault = 'late' | 'hanging' | 'broken' | 'refused' | 'unrenewed' | undefined

/** The built product in front of the mock API, with Redis and with Prometheus that watches it. */
export interface Stage {
  readonly client: HttpClient
  readonly bff: BffProcess
  readonly redis: RedisServer
  setFault(fault: Fault): void
  /** Names of the alerts that fire now */
  listFiring(): Promise<string[]>
  stop(): Promise<void>
}

/** Delay of a slow response of the API, milliseconds. */
const LATENESS = 2500

/**
 * Starts all of it.
 * @param folder for temporary files
 * @throws with the command that installs Prometheus or Redis where one is missing
 */
export async function startStage(folder: string): Promise<Stage> {
  const children: ChildProcess[] = []
  const mocksPort = await freePort()
  const redis = await startRedis()
  children.push(
    spawn(process.execPath, ['dist/mocks/server.js'], {
      env: { ...process.env, MOCKS_PORT: `${mocksPort}` },
      stdio: 'ignore',
    }),
  )
  await waitUntilOpen(mocksPort)
  const api = await startFaultyApi(mocksPort)
  const bff = await startBffProcess(
    {
      UPSTREAM: 'live',
      API_BASE_URL: `http://127.0.0.1:${api.port}/`,
      UPSTREAM_CONNECTIONS: '8',
      UPSTREAM_QUEUE: '8',
      UPSTREAM_TIMEOUT_MS: '4000',
      // The causes sign in more often than a person would
      LIMIT_SIGN_IN: '1000/1m',
      TRUSTED_PROXIES: '127.0.0.1',
      SESSION_STORE: 'redis',
      REDIS_URL: redis.url,
      DATA_DIR: folder,
    },
    'dist/bff/main.js',
  )
  const prometheus = await startPrometheus(folder, bff.adminPort)
  children.push(prometheus.process)
  return {
    client: createHttpClient(bff.port),
    bff,
    redis,
    setFault: api.setFault,
    listFiring: prometheus.listFiring,
    async stop() {
      bff.process.kill('SIGKILL')
      for (const child of children) child.kill('SIGKILL')
      api.server.closeAllConnections()
      api.server.close()
      await redis.kill()
    },
  }
}

interface FaultyApi {
  readonly server: Server
  readonly port: number
  setFault(fault: Fault): void
}

/** Passes calls to the mock API, except for those that a fault concerns. */
async function startFaultyApi(mocksPort: number): Promise<FaultyApi> {
  let fault: Fault
  const server = createServer((call, received) => {
    const isRenewal = call.url === '/auth/refresh_token/'
    if (fault === 'hanging') return
    if (fault === 'broken' || (fault === 'unrenewed' && isRenewal)) return void call.socket.destroy()
    if ((fault === 'refused' || fault === 'unrenewed') && (call.headers.authorization || isRenewal))
      return void received.writeHead(isRenewal ? 400 : 401, { 'content-type': 'application/json' }).end('{}')
    const pass = () =>
      call.pipe(
        request(
          { port: mocksPort, path: call.url, method: call.method, headers: call.headers },
          (response) => void response.pipe(received.writeHead(response.statusCode ?? 502, response.headers)),
        ).once('error', () => received.destroy()),
      )
    setTimeout(pass, fault === 'late' ? LATENESS : 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Guaranteed by listening on a port
  return { server, port, setFault: (next) => void (fault = next) }
}

/** Runs Prometheus on the rules of `docs/operations`, whose times are shortened. */
async function startPrometheus(folder: string, adminPort: number) {
  const port = await freePort()
  const rules = readFileSync('docs/operations/alerts.yaml', 'utf8')
    .replace(/\[(\d+[mh])\]/g, (_, time: string) => `[${shorten(time)}]`)
    .replace(/for: (\d+[mh])/g, (_, time: string) => `for: ${shorten(time)}`)
  writeFileSync(join(folder, 'alerts.yaml'), rules)
  writeFileSync(
    join(folder, 'prometheus.yaml'),
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
scrape_configs: [{ job_name: bff, static_configs: [{ targets: ['127.0.0.1:${adminPort}'] }] }]`,
  )
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  )
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', () =>
      reject(
        new Error('prometheus is missing. Install it: apt-get install -y --no-install-recommends prometheus'),
      ),
    )
  })
  await waitUntilOpen(port)
  // It opens its port before it answers
  while (!(await fetch(`http://127.0.0.1:${port}/-/ready`)).ok)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    process: child,
    async listFiring(): Promise<string[]> {
      const received = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`)
      const { data }: AlertsResponse = await received.json()
      return data.alerts.flatMap(({ state, labels }) => (state === 'firing' ? [labels.alertname] : []))
    },
  }
}

/** Makes a minute three seconds, and an hour no longer than ten minutes: `5m` becomes `15s`. */
function shorten(time: string): string {
  return `${time.endsWith('h') ? 30 : Number.parseInt(time, 10) * 3}s`
}

/** @see https://prometheus.io/docs/prometheus/latest/querying/api/#alerts */
interface AlertsResponse {
  data: { alerts: { state: string; labels: { alertname: string } }[] }
}
