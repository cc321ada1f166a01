import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

const folder = createTemporaryFolder()
const key = `k1:${Buffer.from('an example of thirty-two bytes!!').toString('base64')}`
const live = { API_BASE_URL: 'https://api.example.org/v1/', API_CLIENT_ID: 'id', API_CLIENT_SECRET: 'secret' }
const REDIS_URL = 'redis://127.0.0.1'

function listProblems(env: Record<string, string>): readonly string[] {
  const outcome = readConfig(env)
  return 'problems' in outcome ? outcome.problems : []
}

function readValid(env: Record<string, string>) {
  const outcome = readConfig(env)
  if ('problems' in outcome) throw new Error(outcome.problems.join())
  return outcome.config
}

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test.each([
  [{}, 'embedded'],
  [{ REDIS_URL }, 'redis'],
  [{ REDIS_URL, SESSION_STORE: 'embedded' }, 'embedded'],
  [{ REDIS_URL, SESSION_STORE: 'redis' }, 'redis'],
])('sessions of %o are kept in the store %s', (env, store) => {
  expect(readValid({ ...live, ...env }).SESSION_STORE).toBe(store)
})

test.each([
  [{ SESSION_STORE: 'redis' }, 'REDIS_URL is required when SESSION_STORE is redis'],
  [{ REDIS_MODE: 'cluster' }, 'REDIS_URL is required when REDIS_MODE is not single'],
  [{ SESSION_STORE: 'x' }, 'SESSION_STORE must be one of embedded, redis'],
  [{ REDIS_MODE: 'x' }, 'REDIS_MODE must be one of single, cluster, sentinel'],
  [{ REFRESH_OUTAGE: 'x' }, 'REFRESH_OUTAGE must be one of sign-out, keep'],
  [{ FIXTURE_ORDER: 'x' }, 'FIXTURE_ORDER must be one of per-call, global'],
  [{ FIXTURE_UNUSED: 'x' }, 'FIXTURE_UNUSED must be one of fail, allow'],
  [{ LOG_LEVEL: 'x' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent'],
  [{ UPSTREAM: 'x' }, 'UPSTREAM must be one of mock, live, hybrid, record, replay'],
  [{ UPSTREAM: 'record' }, 'FIXTURE is required when UPSTREAM is record'],
  [{ NODE_ENV: 'Prod' }, 'NODE_ENV must be spelt production, or name something else'],
  [{ LIMIT_X: '1/1s' }, 'LIMIT_X is not a known variable'],
  [{ SESSION_KEYS_FILE: '/nowhere' }, 'SESSION_KEYS_FILE names a file that cannot be read'],
])('the variables %o are refused with: %s', (env, problem) => {
  expect(listProblems({ ...live, ...env })).toEqual([problem])
})

test('each variable that production requires is reported once, with that reason', () => {
  expect(listProblems({ NODE_ENV: 'production', UPSTREAM: 'replay', SESSION_STORE: 'redis' })).toEqual([
    'TENANTS is required in production',
    'SESSION_KEYS is required in production',
    'FIXTURE is required when UPSTREAM is replay',
    'REDIS_URL is required when SESSION_STORE is redis',
    'API_BASE_URL is required in production',
    'API_CLIENT_ID is required in production',
    'API_CLIENT_SECRET is required in production',
    'UPSTREAM must be live in production',
  ])
  expect(listProblems({ NODE_ENV: 'production' })).toContain('UPSTREAM is required in production')
  expect(listProblems({ UPSTREAM: 'hybrid' })).toEqual([
    'API_BASE_URL is required when UPSTREAM is hybrid',
    'API_CLIENT_ID is required when UPSTREAM is hybrid',
    'API_CLIENT_SECRET is required when UPSTREAM is hybrid',
  ])
})

test('every offered choice is accepted, and so are unknown variables of other programs', () => {
  for (const LOG_LEVEL of ['debug', 'info', 'warn', 'error', 'silent'])
    expect(readValid({ ...live, LOG_LEVEL }).LOG_LEVEL).toBe(LOG_LEVEL)
  const chosen = { REFRESH_OUTAGE: 'keep', FIXTURE_ORDER: 'global', FIXTURE_UNUSED: 'allow' }
  expect(readValid({ ...live, ...chosen, MY_API_KEY: 'x', NODE_ENV: 'nonprod' })).toMatchObject(chosen)
  expect(readValid({ ...live, FIXTURE_ORDER: 'per-call' }).FIXTURE_ORDER).toBe('per-call')
})

test('every secret may come from a file', () => {
  const config = readValid({
    API_BASE_URL: live.API_BASE_URL,
    API_CLIENT_ID_FILE: write('id', 'id of a file\n'),
    API_CLIENT_SECRET_FILE: write('secret', 'secret of a file'),
    SESSION_KEYS_FILE: write('keys', `${key}\n`),
    REDIS_URL_FILE: write('redis', REDIS_URL),
  })
  expect(config).toMatchObject({
    API_CLIENT_ID: 'id of a file',
    API_CLIENT_SECRET: 'secret of a file',
    SESSION_KEYS: [{ id: 'k1' }],
    REDIS_URL: [REDIS_URL],
  })
})

test('an automatic number of processes is that of the cores, where several are possible', () => {
  expect(readValid({ ...live, PROCESSES: 'auto' }).PROCESSES).toBe(availableParallelism())
  expect(readValid({ ...live, PROCESSES: '3' }).PROCESSES).toBe(3)
  expect(readValid({ PROCESSES: 'auto' }).PROCESSES).toBe(1)
  expect(listProblems({ PROCESSES: '3' })).toEqual([
    'PROCESSES must be 1 when UPSTREAM is mock: what it keeps lives in one process',
  ])
})

test('a server of production serves on for five seconds before it ends, unless told otherwise', () => {
  const tenant = { hosts: ['a.example'], customHost: 'a', origin: 'https://a.example' }
  const production = {
    ...live,
    NODE_ENV: 'production',
    UPSTREAM: 'live',
    SESSION_KEYS: key,
    TENANTS: write('tenants.json', JSON.stringify([tenant])),
  }
  expect(readValid(production)).toMatchObject({ DRAIN_DELAY_MS: 5000, HOST: '0.0.0.0', isProduction: true })
  expect(readValid({ ...production, DRAIN_DELAY_MS: '7' }).DRAIN_DELAY_MS).toBe(7)
  expect(readValid(live)).toMatchObject({ DRAIN_DELAY_MS: 0, HOST: '127.0.0.1', isProduction: false })
})

test('a writable folder is needed for sessions and for generated keys, and otherwise not', () => {
  const DATA_DIR = join(write('no-folder', 'x'), 'data')
  const refused = ['DATA_DIR must be a folder that can be written']
  expect(listProblems({ ...live, DATA_DIR })).toEqual(refused)
  expect(listProblems({ ...live, DATA_DIR, SESSION_KEYS: key })).toEqual(refused)
  expect(listProblems({ ...live, DATA_DIR, REDIS_URL })).toEqual(refused)
  expect(listProblems({ ...live, DATA_DIR, REDIS_URL, SESSION_KEYS: key })).toEqual([])
})
