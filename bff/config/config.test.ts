import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#bff/config/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
const key = `k1:${Buffer.from('an example of thirty-two bytes!!').toString('base64')}`
const live = { API_BASE_URL: 'https://api.example.org/v1/', API_CLIENT_ID: 'id', API_CLIENT_SECRET: 'secret' }

function writeFile(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

function listProblems(env: Record<string, string>): readonly string[] {
  const outcome = readConfig(env)
  return 'problems' in outcome ? outcome.problems : []
}

function loadConfig(env: Record<string, string>) {
  const outcome = readConfig(env)
  if ('problems' in outcome) throw new Error(outcome.problems.join())
  return outcome.config
}

test('nothing set gives the mock API on loopback with every default', () => {
  expect(loadConfig({})).toMatchObject({
    UPSTREAM: 'mock',
    PORT: 3000,
    HOST: '127.0.0.1',
    TENANTS: undefined,
    LIMIT_SIGN_IN: { count: 10, window: 900_000 },
    API_HEADERS: { clientId: 'client-id' },
  })
})

test('API_BASE_URL makes live the default upstream', () => {
  expect(loadConfig(live)).toMatchObject({ UPSTREAM: 'live', SESSION_STORE: 'embedded' })
})

test('every problem is reported at once, by name and never with a value', () => {
  const problems = listProblems({
    PORT: 'CANARY',
    UPSTREAM: 'CANARY',
    SESSION_KEYS: 'k:CANARY',
    LIMIT_SIGN_IN: '0/15m',
    API_HEADERS: '{"clientId":"authorization"}',
    TRUSTED_PROXIES: '10.0.0.0/99',
    SESSION_IDLE_SECOND: '1',
    UPSTREAM_X: '1',
    REFRESH_OUTAGE: 'maybe',
    API_CLIENT_SECRET_FILE: '/nowhere',
    TENANTS: '/nowhere',
  })
  const names = problems.map((text) => text.split(' ')[0])
  expect(names.toSorted()).toEqual([
    'API_CLIENT_SECRET_FILE',
    'API_HEADERS',
    'LIMIT_SIGN_IN',
    'PORT',
    'REFRESH_OUTAGE',
    'SESSION_IDLE_SECOND',
    'SESSION_KEYS',
    'TENANTS',
    'TRUSTED_PROXIES',
    'UPSTREAM',
    'UPSTREAM_X',
  ])
  expect(problems.join()).not.toContain('CANARY')
})

test('a secret may come from a file, but not twice', () => {
  const path = writeFile('secret', 'from-file\n')
  const { API_CLIENT_SECRET: _, ...rest } = live
  expect(loadConfig({ ...rest, API_CLIENT_SECRET_FILE: path }).API_CLIENT_SECRET).toBe('from-file')
  expect(listProblems({ ...live, API_CLIENT_SECRET_FILE: path })).toEqual([
    'API_CLIENT_SECRET and API_CLIENT_SECRET_FILE are both set',
  ])
})

test.each(['redis:', 'redis:///1', 'redis://:CANARY%@h', 'redis://h/users', 'http://h'])(
  'the URL of Redis cannot be %s',
  (REDIS_URL) => {
    expect(listProblems({ ...live, REDIS_URL })).toEqual([
      expect.stringMatching(/^REDIS_URL must be redis:\/\/ or rediss:\/\/ URLs/),
    ])
  },
)

test('production requires every variable and the live API', () => {
  const names = listProblems({ NODE_ENV: 'production' }).map((text) => text.split(' ')[0])
  expect(names.toSorted()).toEqual([
    'API_BASE_URL',
    'API_CLIENT_ID',
    'API_CLIENT_SECRET',
    'SESSION_KEYS',
    'TENANTS',
    'UPSTREAM',
  ])
  const tenants = writeFile('production.json', [
    { hosts: ['A.example.org'], customHost: 'a', origin: 'https://a.example.org' },
  ])
  const complete = { ...live, NODE_ENV: 'production', SESSION_KEYS: key, TENANTS: tenants }
  expect(listProblems({ ...complete, UPSTREAM: 'mock' })).toEqual(['UPSTREAM must be live in production'])
  const config = loadConfig({ ...complete, UPSTREAM: 'live' })
  expect(config.HOST).toBe('0.0.0.0')
  expect(config.TENANTS?.[0]).toMatchObject({ hosts: ['a.example.org'], main: false, csp: { img: [] } })
})

test('recording, replaying and hybrid mode require their variables and one process', () => {
  expect(listProblems({ UPSTREAM: 'replay' })).toEqual(['FIXTURE is required when UPSTREAM is replay'])
  expect(listProblems({ UPSTREAM: 'hybrid' })).toHaveLength(3)
  const record = { ...live, UPSTREAM: 'record', FIXTURE: 'x.har' }
  expect(listProblems({ ...record, PROCESSES: '2', FIXTURE_NOW: 'Monday' })).toEqual([
    'FIXTURE_NOW must be a date and time, for example 2026-03-02T09:00:00Z',
    'PROCESSES must be 1 when UPSTREAM is record: what it keeps lives in one process',
  ])
  expect(
    loadConfig({ ...record, PROCESSES: 'auto', FIXTURE_NOW: '2026-03-02T09:00:00+02:00' }),
  ).toMatchObject({
    PROCESSES: 1,
    FIXTURE_NOW: Date.parse('2026-03-02T07:00:00Z'),
  })
})

test("problems of the tenants' file come by their path inside it", () => {
  const path = writeFile('tenants.json', [
    { hosts: ['a.test'], customHost: 'a', origin: 'http://a.test/' },
    { hosts: ['b.test'], origin: 'http://b.test', secret: 'CANARY', csp: { img: ['a b'] } },
  ])
  expect(listProblems({ TENANTS: path }).map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'TENANTS 0.origin',
    'TENANTS 1.customHost',
    'TENANTS 1.csp.img.0',
    'TENANTS 1.secret',
  ])
  const elsewhere = [{ hosts: ['a.test'], customHost: 'a', origin: 'https://b.test' }]
  expect(listProblems({ TENANTS: writeFile('elsewhere.json', elsewhere) })).toEqual([
    'TENANTS 0.origin must be one of its hosts',
  ])
  const twice = writeFile('twice.json', [
    { hosts: ['a.test'], customHost: 'a', origin: 'https://a.test' },
    { hosts: ['a.test'], customHost: 'b', origin: 'https://a.test' },
  ])
  expect(listProblems({ TENANTS: twice })).toEqual(['TENANTS 1.hosts.0 is listed twice'])
})

test('a malformed URL and a folder that cannot be written are reported by variable', () => {
  const DATA_DIR = join(writeFile('no-folder', 'x'), 'data')
  expect(listProblems({ HOST: 'https://a b', ADMIN_HOST: '127.0.0.1:80', DATA_DIR })).toEqual([
    'HOST must be an address or a host name, without a port',
    'ADMIN_HOST must be an address or a host name, without a port',
    'DATA_DIR must be a folder that can be written',
  ])
  const elsewhere = { ...live, REDIS_URL: 'redis://127.0.0.1', SESSION_KEYS: key }
  expect(listProblems({ ...elsewhere, DATA_DIR, HOST: '::1' })).toEqual([])
  expect(listProblems({ DATA_DIR: join(folder, 'not', 'yet') })).toEqual([])
  expect(existsSync(join(folder, 'not'))).toBe(false)
  expect(listProblems({ DATA_DIR: '/proc/nope' })).toEqual(['DATA_DIR must be a folder that can be written'])
})

test('a value that no header can carry is reported at the start', () => {
  const tenants = writeFile('odd.json', [
    { hosts: ['a.example.org'], customHost: 'a\nb', origin: 'https://a.example.org', clientSecret: 'سر' },
  ])
  const env = { ...live, API_CLIENT_ID: 'id\r\nx: y', API_CLIENT_SECRET: 'سر', TENANTS: tenants }
  const problems = listProblems(env)
  for (const name of ['API_CLIENT_ID', 'API_CLIENT_SECRET', 'TENANTS 0.customHost', 'TENANTS 0.clientSecret'])
    expect(problems).toContainEqual(`${name} must be visible ASCII on one line`)
})

test.each(['x-request-id', 'traceparent', 'connection', 'transfer-encoding', 'range'])(
  'a header of the API cannot be called %s, which calls use for themselves',
  (name) => {
    expect(listProblems({ ...live, API_HEADERS: JSON.stringify({ clientId: name }) })).toHaveLength(1)
  },
)

test.each(['Production', 'prod', ' production'])('NODE_ENV=%j requires what production requires', (name) => {
  expect(listProblems({ ...live, NODE_ENV: name })).toEqual([expect.stringContaining('NODE_ENV')])
})

test('a script must have an http or https URL', () => {
  const tenant = { hosts: ['a.example.org'], customHost: 'a', origin: 'https://a.example.org' }
  const tenants = writeFile('script.json', [{ ...tenant, scripts: [{ src: 'javascript:alert(1)' }] }])
  expect(listProblems({ ...live, TENANTS: tenants })).toEqual(['TENANTS 0.scripts.0.src must be a URL'])
})

test('several URLs of Redis need a mode, and a sentinel its name', () => {
  const REDIS_URL = 'redis://a:1, redis://b:2'
  expect(listProblems({ ...live, REDIS_URL })).toEqual([expect.stringMatching(/^REDIS_URL has several URLs/)])
  expect(loadConfig({ ...live, REDIS_URL, REDIS_MODE: 'cluster' }).REDIS_URL).toEqual([
    'redis://a:1',
    'redis://b:2',
  ])
  expect(listProblems({ ...live, REDIS_URL, REDIS_MODE: 'sentinel' })).toEqual([
    'REDIS_SENTINEL_NAME is required when REDIS_MODE is sentinel',
  ])
})

test('a script says what it is for, a function by default', () => {
  const tenant = { hosts: ['a.example.org'], customHost: 'a', origin: 'https://a.example.org' }
  const scripts = [{ src: 'https://b.example/a.js' }, { src: 'https://b.example/b.js', purpose: 'marketing' }]
  const { TENANTS } = loadConfig({ ...live, TENANTS: writeFile('scripts.json', [{ ...tenant, scripts }]) })
  expect(TENANTS?.[0]?.scripts.map(({ purpose }) => purpose)).toEqual(['function', 'marketing'])
  const odd = writeFile('odd-script.json', [{ ...tenant, scripts: [{ ...scripts[0], purpose: 'fun' }] }])
  expect(listProblems({ ...live, TENANTS: odd })).toEqual([
    'TENANTS 0.scripts.0.purpose must be function, analytics or marketing',
  ])
})
