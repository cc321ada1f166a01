// npm run bench -- scale: the cost of a million sessions in each store, and the gain of more processes.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis } from '../../tests/fakes/redisServer.ts'
import type { SessionStore } from '../../bff/session/stores/sessionStore.ts'
import { buildHead, measure, startApi } from './bffLoad.ts'
import { buildEntries, signIn, startBff } from './bffTargets.ts'
import type { Figure } from './figure.ts'
import { dayLength, fillStore, loadParts, measureLmdbBytes } from './sessionLoad.ts'

const list = '/api/classes/booked/list/'
const sessions = Number(process.env.BENCH_SESSIONS ?? 1_000_000)
/** Reads that are measured, of random sessions. */
const reads = 200_000
/** Calls a second while the store is swept. */
const callRate = 200

/** Fills a million sessions into each store (`BENCH_SESSIONS` for another number), and measures. */
export async function bench(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const children: ChildProcess[] = []
  const api = await startApi()
  try {
    const main = await buildEntries()
    return [
      ...(await benchLmdb(join(folder, 'live'))),
      ...(await benchRedis()),
      ...(await benchSweep(main, api.port, join(folder, 'ended'), children)),
      ...(await benchProcesses(main, api.port, folder, children)),
    ]
  } finally {
    for (const child of children) child.kill('SIGTERM')
    api.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchLmdb(dataDir: string): Promise<Figure[]> {
  const { createLmdbStore } = await loadParts()
  const store = createLmdbStore(dataDir)
  const figures = await benchStore('embedded', store, 1)
  await store.close()
  const bytes = Math.round(measureLmdbBytes(dataDir) / sessions)
  return [...figures, { figure: 'embedded: bytes a session', value: bytes }]
}

async function benchRedis(): Promise<Figure[]> {
  const { connectRedis, createRedisStore } = await loadParts()
  const server = await startRedis()
  const redis = connectRedis({ urls: [server.url], mode: 'single' })
  try {
    await new Promise((resolve) => redis.once('ready', resolve))
    const figures = await benchStore('redis', createRedisStore(redis), 64)
    const [, bytes] = /used_memory:(\d+)/.exec(String(await redis.call('INFO', 'memory'))) ?? []
    return [...figures, { figure: 'redis: bytes a session', value: Math.round(Number(bytes) / sessions) }]
  } finally {
    redis.disconnect()
    await server.kill()
  }
}

/** @param width reads at once */
async function benchStore(name: string, store: SessionStore, width: number): Promise<Figure[]> {
  const { keys, rate } = await fillStore(store, sessions, Date.now() + dayLength)
  const start = performance.now()
  for (let done = 0; done < reads; done += width) {
    const some = Array.from({ length: width }, () => keys[Math.floor(Math.random() * keys.length)] ?? '')
    const found = await Promise.all(some.map(async (key) => store.read(key)))
    if (found.includes(undefined)) throw new Error('a session was lost')
  }
  const readRate = reads / ((performance.now() - start) / 1000)
  return [
    { figure: `${name}: sessions written a second`, value: Math.round(rate) },
    { figure: `${name}: sessions read a second`, value: Math.round(readRate) },
  ]
}

/** The calls of a signed-in person while the BFF removes a million sessions that have ended. */
async function benchSweep(
  main: string,
  apiPort: number,
  dataDir: string,
  children: ChildProcess[],
): Promise<Figure[]> {
  const { createLmdbStore, openDatabases } = await loadParts()
  const filled = createLmdbStore(dataDir)
  await fillStore(filled, sessions, Date.now() - dayLength)
  await filled.close()
  const { port } = await startBff(children, main, apiPort, { DATA_DIR: dataDir })
  const target = { port, head: buildHead(list, port, await signIn(port)) }
  const { root, entries } = openDatabases(dataDir)
  const count = () => {
    entries.resetReadTxn()
    return entries.getKeysCount()
  }
  const quiet = await measure(target, 5, callRate)
  while (count() > sessions - 1) await measure(target, 1, callRate)
  const start = performance.now()
  const swept: number[] = []
  while (count() > 100) swept.push(...(await measure(target, 2, callRate)).times)
  const seconds = (performance.now() - start) / 1000
  await root.close()
  return [
    { figure: 'p99 of a call before the sweep, ms', value: quiet.p99.toFixed(1) },
    { figure: 'p99 of a call during the sweep, ms', value: findP99(swept).toFixed(1), limit: 20 },
    { figure: 'ended sessions swept a second', value: Math.round(sessions / seconds) },
  ]
}

function findP99(times: readonly number[]): number {
  return times.toSorted((one, two) => one - two)[Math.floor(times.length * 0.99)] ?? NaN
}

async function benchProcesses(
  main: string,
  apiPort: number,
  folder: string,
  children: ChildProcess[],
): Promise<Figure[]> {
  const rates: number[] = []
  for (const processes of [1, 2, 4]) {
    const env = { DATA_DIR: join(folder, `processes-${processes}`), PROCESSES: `${processes}` }
    const { port } = await startBff(children, main, apiPort, env, false)
    const target = { port, head: buildHead(list, port, await signIn(port)) }
    await measure(target, 4)
    rates.push((await measure(target, 5)).rate)
    children.pop()?.kill('SIGTERM')
  }
  const [one = NaN, ...more] = rates
  return [
    { figure: '1 process: calls a second', value: Math.round(one) },
    ...more.map((rate, index) => ({
      figure: `${2 * (index + 1)} processes: calls a second, times that of one`,
      value: `${Math.round(rate)} (${(rate / one).toFixed(2)})`,
    })),
  ]
}
