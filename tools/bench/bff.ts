// Measures the BFF beside its peers: one core for the proxy under test, one for the API and the load.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { buildHead, measure, startApi, type LoadResult } from './bffLoad.ts'
import { buildEntries, startTargets, type Contender } from './bffTargets.ts'
import { dayLength, fillStore, loadParts, measureLmdbBytes } from './sessionLoad.ts'

interface Round extends LoadResult {
  /** Microseconds of processor time a request */
  readonly cpu: number
}

interface Row extends Round {
  readonly name: string
  readonly what: string
}

type Results = ReadonlyMap<string, Round[]>

const list = '/api/classes/booked/list/'
/** Seconds */
const warmUp = 4

/**
 * Prints requests a second, p50 and p99 of each, the ratios, the time added under half load, and the size of
 * 100,000 sessions. The programs are started several times, because one process may be a fifth faster than another of
 * the same program for as long as it runs. Each is warmed up with tens of thousands of calls, then all are measured in
 * turn. The median of all rounds counts; ratios are those within a round, because on a busy machine rounds differ more
 * than programs. Processor time for a request varies least.
 * @param seconds of one measurement
 * @param starts of each program
 * @param rounds of measurements after each start
 */
export async function benchBff({ seconds = 1, starts = 5, rounds = 3 } = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const children: ChildProcess[] = []
  const api = await startApi()
  const results = new Map<string, Round[]>()
  try {
    const main = await buildEntries()
    let targets: readonly Contender[] = []
    for (let start = 0; start < starts; start += 1) {
      await stop(children)
      targets = await startTargets(main, api.port, mkdtempSync(join(folder, 'start-')), children)
      for (const target of targets) await measure(target, warmUp)
      for (let round = 0; round < rounds; round += 1) await measureRound(targets, seconds, results)
    }
    const table = targets.map(({ name, what }) => ({ name, what, ...computeMedian(results.get(name) ?? []) }))
    printTable(table)
    printRatios(results)
    await printAdded(targets, table, api.port)
    await printStoreSize(folder)
  } finally {
    await stop(children)
    api.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function stop(children: ChildProcess[]): Promise<void> {
  const running = children
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  await Promise.all(
    running.map((child) => {
      child.kill('SIGTERM')
      return once(child, 'exit')
    }),
  )
}

async function measureRound(
  targets: readonly Contender[],
  seconds: number,
  results: Map<string, Round[]>,
): Promise<void> {
  for (const target of targets) {
    const own = results.get(target.name) ?? []
    results.set(target.name, [...own, await measureWithTime(target, seconds)])
  }
}

async function measureWithTime(target: Contender, seconds: number): Promise<Round> {
  const before = readProcessorTime(target.pid)
  const result = await measure(target, seconds)
  const spent = readProcessorTime(target.pid) - before
  return { ...result, cpu: spent / (result.rate * seconds) }
}

/** Returns the processor time of a process in microseconds; NaN where the system has no /proc. */
function readProcessorTime(pid: number | undefined): number {
  if (!pid || process.platform !== 'linux') return NaN
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  // User and system time in hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

function computeMedian(results: readonly Round[]): Round {
  const byRate = results.toSorted((one, two) => one.rate - two.rate)[results.length >> 1]
  if (!byRate) throw new Error('nothing was measured')
  return {
    ...byRate,
    cpu: computeMiddle(results.map(({ cpu }) => cpu)),
  }
}

function computeMiddle(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[values.length >> 1] ?? NaN
}

function printTable(table: readonly Row[]): void {
  console.log(`${''.padEnd(28)}requests/s   p50 ms   p99 ms   µs of processor`)
  for (const { name, what, rate, p50, p99, cpu } of table) {
    const cells = [rate.toFixed(0).padStart(10), p50.toFixed(2).padStart(8), p99.toFixed(2).padStart(8)]
    const time = Number.isNaN(cpu) ? '-' : cpu.toFixed(0)
    console.log(`${name}  ${what.padEnd(25)}${cells.join(' ')} ${time.padStart(8)}`)
  }
}

function printRatios(results: Results): void {
  for (const [one, other, goal] of [
    ['e', 'a', 0.5],
    ['e', 'b', 0.9],
    ['e', 'c', 1.2],
    ['f', 'a', 1.5],
  ] as const) {
    const [ours, theirs] = [results.get(one) ?? [], results.get(other) ?? []]
    const ratio = computeMiddle(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? NaN)))
    const byTime = computeMiddle(ours.map(({ cpu }, round) => (theirs[round]?.cpu ?? NaN) / cpu))
    const verdict = ratio >= goal ? 'reached' : 'MISSED'
    console.log(
      `${one}/${other} ${ratio.toFixed(2)} (goal ${goal.toFixed(2)}) ${verdict}; by processor time ${byTime.toFixed(2)}`,
    )
  }
}

/** Prints the latency that the BFF adds at half load, compared with direct calls. */
async function printAdded(
  targets: readonly Contender[],
  table: readonly Row[],
  apiPort: number,
): Promise<void> {
  const row = table.find(({ name }) => name === 'e')
  const target = targets.find(({ name }) => name === 'e')
  if (!row || !target) throw new Error('the BFF was not measured')
  const { rate } = row
  const direct = await measure({ port: apiPort, head: buildHead(list, apiPort) }, 2, rate / 2)
  const through = await measure(target, 2, rate / 2)
  const added = through.p50 - direct.p50
  console.log(
    `added p50 at half load ${added.toFixed(2)} ms (goal 0.60) ${added <= 0.6 ? 'reached' : 'MISSED'}`,
  )
}

async function printStoreSize(folder: string): Promise<void> {
  const { createLmdbStore } = await loadParts()
  const dataDir = join(folder, 'size')
  const store = createLmdbStore(dataDir)
  await fillStore(store, 100_000, Date.now() + dayLength)
  await store.close()
  const megabytes = measureLmdbBytes(dataDir) / 1e6
  const verdict = megabytes < 200 ? 'reached' : 'MISSED'
  console.log(`100,000 sessions on disk ${megabytes.toFixed(0)} MB (goal 200) ${verdict}`)
}
