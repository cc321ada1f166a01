import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chromium as browserType } from '@playwright/test'
import { FixtureError } from '#bff/fixtures/har.ts'
import { chromium } from '../chromium.ts'
import { freePort, untilOpen } from '../fakes/redisServer.ts'
import { journeys, runJourney, type Journey, type Surroundings } from './journeys.ts'

export interface Recording {
  readonly journey: string
  /** The API's base; without one the mock API of this repository stands in */
  readonly base: string | undefined
  readonly file: string
}

/** The clock of a recording against the mock API: the same world each time. A Monday morning in Cairo. */
const standInNow = '2026-03-02T07:00:00Z'

const demo: Surroundings['people'] = {
  student: { username: 'student@example.test', password: 'Learn#2026' },
  kids: { username: '246810', password: '' },
  tutor: { username: 'tutor@example.test', password: 'Teach#2026' },
  operator: { username: 'operator@example.test', password: 'Operate#2026' },
  institute_admin: { username: 'admin@example.test', password: 'Admin#2026' },
}

/**
 * Drives a journey in Chromium through a BFF that records.
 * Accounts come from the JSON file in RECORD_ACCOUNTS, by role; without it they are the demo accounts.
 * @throws when the journey does not come to its end; then nothing is kept
 */
export async function recordJourney({ journey: name, base, file }: Recording): Promise<string> {
  const journey = journeys[name]
  if (!journey)
    throw new FixtureError(`There is no journey ${name}. Known: ${Object.keys(journeys).join(', ')}`)
  const mocks = base === undefined ? await startMocks() : undefined
  const api = base ?? mocks?.base ?? ''
  const isStandIn = await resetStandIn(api, journey.scenario)
  const bff = await startBff(api, file, isStandIn)
  try {
    await drive(bff.origin, journey, { people: accounts(), pay: (address) => payAt(address, api) })
    await bff.stop('SIGTERM')
  } catch (error) {
    await bff.stop('SIGKILL')
    throw error
  } finally {
    mocks?.child.kill()
  }
  return bff.output()
}

async function drive(origin: string, journey: Journey, surroundings: Surroundings): Promise<void> {
  const browser = await browserType.launch(chromium)
  try {
    const context = await browser.newContext({ baseURL: origin, timezoneId: 'Africa/Cairo', locale: 'en' })
    await runJourney(journey, await context.newPage(), surroundings)
  } finally {
    await browser.close()
  }
}

async function startMocks() {
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/mocks/server.js'], {
    env: { PATH: process.env.PATH, MOCKS_PORT: String(port) },
    stdio: 'ignore',
  })
  await untilOpen(port)
  return { base: `http://localhost:${port}/`, child }
}

/** Gives the mock API's world its fixed clock and scenario. @returns false where the API is no mock API */
async function resetStandIn(base: string, scenario: string | undefined): Promise<boolean> {
  const answer = await fetch(new URL('/__mock/reset', base), {
    method: 'POST',
    body: JSON.stringify({ now: standInNow, seed: 1, ...(scenario ? { scenario } : {}) }),
  }).catch(() => undefined)
  if (!answer) throw new FixtureError(`Nothing answers at ${base}`)
  return answer.ok && /"world"/.test(await answer.text())
}

async function startBff(base: string, file: string, isStandIn: boolean) {
  const [port, adminPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/bff/main.js'], {
    env: {
      PATH: process.env.PATH,
      API_CLIENT_ID: process.env.API_CLIENT_ID ?? randomBytes(12).toString('hex'),
      API_CLIENT_SECRET: process.env.API_CLIENT_SECRET ?? randomBytes(24).toString('hex'),
      ...(process.env.API_HEADERS ? { API_HEADERS: process.env.API_HEADERS } : {}),
      ...(isStandIn ? { FIXTURE_NOW: standInNow } : {}),
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      UPSTREAM: 'record',
      API_BASE_URL: base,
      FIXTURE: file,
      LOG_LEVEL: 'silent',
      LIMIT_SIGN_IN: '1000/1m',
      LIMIT_PASSCODE: '1000/1m',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await Promise.race([untilOpen(port), ended.then(() => Promise.reject(new FixtureError(output.trim())))])
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    stop: (signal: NodeJS.Signals) => stopped(child, ended, signal, () => output),
  }
}

async function stopped(
  child: ChildProcess,
  ended: Promise<number | null>,
  signal: NodeJS.Signals,
  output: () => string,
): Promise<void> {
  child.kill(signal)
  if ((await ended) !== 0 && signal === 'SIGTERM') throw new FixtureError(output().trim())
}

/** On the mock API's page of the provider; a real one is paid by hand or in its own test mode. */
async function payAt(address: string, base: string): Promise<void> {
  const url = new URL(address, base)
  if (!url.pathname.startsWith('/__mock/pages/pay/')) return
  url.searchParams.set('outcome', 'succeed')
  await fetch(url, { redirect: 'manual' })
}

/** Guarantee: a role that the file lacks fails the journey that signs in with it. */
function accounts(): Surroundings['people'] {
  const file = process.env.RECORD_ACCOUNTS
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Surroundings['people']) : demo
}
