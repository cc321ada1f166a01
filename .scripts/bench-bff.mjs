// Measures the BFF beside its peers: one core for the proxy under test, one for the API and the load.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { headOf, measure, startApi } from './benchBffLoad.mjs'
import { buildEntries, startTargets, storeFile } from './benchBffTargets.mjs'

const list = '/api/classes/booked/list/'
/** Seconds */
const warmUp = 4

/**
 * Prints requests a second, p50 and p99 of each, the ratios, the time added under half load, and the size of
 * 100,000 sessions. Each is warmed up until its code is compiled: some tens of thousands of calls. All are measured in turn, and the median of the rounds counts: on a machine that does other
 * work too, rounds differ more than the programs, so that ratios are those within a round. Processor time for a
 * request suffers least.
 * @param seconds of one measurement
 */
export async function benchBff({ seconds = 1, rounds = 7 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const children = []
  const api = await startApi()
  try {
    const main = await buildEntries()
    const targets = await startTargets(main, api.port, folder, children)
    const results = new Map(targets.map(({ name }) => [name, []]))
    for (const target of targets) await measure(target, warmUp)
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) results.get(target.name).push(await measureWithTime(target, seconds))
    }
    const table = targets.map(({ name, what }) => ({ name, what, ...median(results.get(name)) }))
    printTable(table)
    printRatios(results)
    await printAdded(targets, table, api.port)
    await printStoreSize(folder)
    return table
  } finally {
    for (const child of children) child.kill('SIGTERM')
    api.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureWithTime(target, seconds) {
  const before = processorTime(target.pid)
  const result = await measure(target, seconds)
  const spent = processorTime(target.pid) - before
  return { ...result, cpu: spent / (result.rate * seconds) }
}

/** Microseconds that a process used so far; not a number where the system does not tell. */
function processorTime(pid) {
  if (!pid || process.platform !== 'linux') return NaN
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  // User and system time in hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

function median(results) {
  return {
    ...results.toSorted((one, two) => one.rate - two.rate)[results.length >> 1],
    cpu: middle(results.map(({ cpu }) => cpu)),
  }
}

function middle(values) {
  return values.toSorted((one, two) => one - two)[values.length >> 1]
}

function printTable(table) {
  console.log(`${''.padEnd(28)}requests/s   p50 ms   p99 ms   µs of processor`)
  for (const { name, what, rate, p50, p99, cpu } of table) {
    const cells = [rate.toFixed(0).padStart(10), p50.toFixed(2).padStart(8), p99.toFixed(2).padStart(8)]
    const time = Number.isNaN(cpu) ? '-' : cpu.toFixed(0)
    console.log(`${name}  ${what.padEnd(25)}${cells.join(' ')} ${time.padStart(8)}`)
  }
}

function printRatios(results) {
  for (const [one, other, goal] of [
    ['e', 'a', 0.45],
    ['e', 'b', 0.8],
    ['e', 'c', 1],
    ['f', 'a', 1],
  ]) {
    const [ours, theirs] = [results.get(one), results.get(other)]
    const ratio = middle(ours.map(({ rate }, round) => rate / theirs[round].rate))
    const byTime = middle(ours.map(({ cpu }, round) => theirs[round].cpu / cpu))
    const verdict = ratio >= goal ? 'reached' : 'MISSED'
    console.log(
      `${one}/${other} ${ratio.toFixed(2)} (goal ${goal.toFixed(2)}) ${verdict}; by processor time ${byTime.toFixed(2)}`,
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
  const { createLmdbStore, createRecordSealer, createSessionCookie } = await import(
    pathToFileURL(resolve(storeFile)).href
  )
  const dataDir = join(folder, 'size')
  const store = createLmdbStore(dataDir)
  const keys = [{ id: 'k', key: Buffer.alloc(32, 1) }]
  const life = { idle: 86_400_000, absolute: 1_209_600_000 }
  const sealer = createRecordSealer(keys, { everyone: life, staff: life })
  const user = { first_name: 'Sara', last_name: 'Kamal', email: 's@example.test', user_type: 'student' }
  const record = { user, accessToken: 'a'.repeat(300), refreshToken: 'r'.repeat(300), tenant: 'a.example' }
  for (let done = 0; done < 100_000; done += 1000) {
    const batch = Array.from({ length: 1000 }, () => {
      const cookie = createSessionCookie()
      const now = Date.now()
      const more = { remember: true, createdAt: now, seenAt: now, tokensAt: now }
      return store.create(sealer.getStoreKey(cookie), sealer.seal(cookie, { ...record, ...more }, 1))
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await benchBff()
}
