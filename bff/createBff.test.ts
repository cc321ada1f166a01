import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import { createBff, type Bff, type Dependencies } from '#bff/createBff.ts'
import { createLog } from '#bff/operations/log.ts'
import { getLmdbFolder } from '#bff/session/stores/lmdbDatabases.ts'
import { pages, renderedRequests } from '../tests/fakes/pageRenderer.ts'
import { createTemporaryFolder } from '../tests/fakes/temporaryFolder.ts'

const running: Bff[] = []
beforeEach(() => void renderedRequests.splice(0))
afterEach(async () => {
  for (const bff of running.splice(0)) await bff.close()
})

/** Builds a BFF whose API cannot be reached. */
function build(env: Record<string, string> = {}, dependencies: Dependencies = {}) {
  const outcome = readConfig({
    API_BASE_URL: 'http://127.0.0.1:9/',
    API_CLIENT_ID: 'id',
    API_CLIENT_SECRET: 'secret',
    DATA_DIR: createTemporaryFolder(),
    ...env,
  })
  if ('problems' in outcome) throw new Error(outcome.problems.join())
  const log: string[] = []
  const bff = createBff(outcome.config, { log: createLog('info', (line) => log.push(line)), ...dependencies })
  running.push(bff)
  return { bff, log }
}

test('warming up renders a first page, and does not fail with it', async () => {
  await build({}, { pages }).bff.warmUp()
  expect(renderedRequests).toHaveLength(1)
  const broken = { ...pages, render: () => Promise.reject(new Error('broken')) }
  await expect(build({}, { pages: broken }).bff.warmUp()).resolves.toBeUndefined()
})

test('in development, and without pages, no page is rendered before a visitor asks', async () => {
  await build({}, { pages, isDevelopment: true }).bff.warmUp()
  await build().bff.warmUp()
  expect(renderedRequests).toEqual([])
})

test('a damaged store is set aside, which is logged, and the start goes on', () => {
  const DATA_DIR = createTemporaryFolder()
  mkdirSync(getLmdbFolder(DATA_DIR))
  writeFileSync(join(getLmdbFolder(DATA_DIR), 'data.mdb'), 'x'.repeat(9000))
  const { log } = build({ DATA_DIR })
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', event: 'store_damaged' }])
})

test('a missing dependency of the upstream refuses the start', () => {
  expect(() => build({ UPSTREAM: 'mock' })).toThrow(/mock/i)
})

test('closing closes what it was given too', async () => {
  let closed = 0
  const tracing = { start: () => expect.fail('no request'), close: async () => void (closed += 1) }
  const { bff } = build({}, { tracing })
  running.splice(0)
  await bff.close()
  expect(closed).toBe(1)
})
