import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#bff/config/config.ts'

const key = `k1:${Buffer.from('an example of thirty-two bytes!!').toString('base64')}`
const tenants = join(mkdtempSync(join(tmpdir(), 'config-')), 'tenants.json')
writeFileSync(
  tenants,
  JSON.stringify([{ hosts: ['a.example.org'], customHost: 'a', origin: 'https://a.example.org' }]),
)

function listProblems(env: Record<string, string>): readonly string[] {
  const outcome = readConfig(env)
  return 'problems' in outcome ? outcome.problems : []
}

const production = {
  NODE_ENV: 'production',
  UPSTREAM: 'live',
  API_BASE_URL: 'https://api.example.org/v1/',
  API_CLIENT_ID: 'id',
  API_CLIENT_SECRET: 'secret',
  SESSION_KEYS: key,
  TENANTS: tenants,
}

test.each([
  ['API_CLIENT_SECRET', { API_CLIENT_SECRET: 'development' }],
  ['API_CLIENT_SECRET', { API_CLIENT_SECRET: '0000000000' }],
  ['API_CLIENT_SECRET', { API_CLIENT_SECRET: 'Development' }],
  ['REDIS_URL', { REDIS_MODE: 'cluster' }],
  ['SESSION_KEYS', { SESSION_KEYS: `${key},old:${Buffer.alloc(32).toString('base64')}` }],
  ['API_BASE_URL', { API_BASE_URL: 'http://api.example.org/v1/' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/0' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8, 0.0.0.0/1, 128.0.0.0/1' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '::/0' }],
  ['SESSION_IDLE_SECONDS', { SESSION_IDLE_SECONDS: '100', SESSION_ABSOLUTE_SECONDS: '50' }],
  ['SESSION_STAFF_IDLE_SECONDS', { SESSION_STAFF_IDLE_SECONDS: '50000' }],
  ['SESSION_STAFF_IDLE_SECONDS', { SESSION_STAFF_IDLE_SECONDS: '43201' }],
  ['API_CLIENT_SECRET', { API_CLIENT_SECRET: 'changeme' }],
  ['API_CLIENT_SECRET', { API_CLIENT_SECRET: 'Change_Me' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8, ::/1, 8000::/1' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '2000::/3' }],
  ['ADMIN_PORT', { PORT: '9464' }],
  ['ADMIN_PORT', { ADMIN_PORT: '3000' }],
  ['ADMIN_PORT', { PORT: '4104', ADMIN_PORT: '04104' }],
])('production refuses a dangerous %s: %o', (name, changes) => {
  const problems = listProblems({ ...production, ...changes })
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} .*`))])
  for (const value of Object.values(changes)) expect(problems.join()).not.toContain(value)
})

test('a blank client secret is refused in one sentence', () => {
  expect(listProblems({ ...production, API_CLIENT_SECRET: '  ' })).toEqual([
    expect.stringMatching(/^API_CLIENT_SECRET .*/),
  ])
})

test.each([
  { TRUSTED_PROXIES: '0.0.0.0/1' },
  { TRUSTED_PROXIES: '128.0.0.0/1' },
  { TRUSTED_PROXIES: '2001::/16' },
  { TRUSTED_PROXIES: '10.0.0.1/32, fd00::1/128, ::1' },
  { API_CLIENT_SECRET: 'a placeholder' },
  { API_CLIENT_SECRET: 'password1' },
  { SESSION_IDLE_SECONDS: '100', SESSION_ABSOLUTE_SECONDS: '100' },
  { PORT: '0', ADMIN_PORT: '0' },
])('production takes %o', (changes) => {
  expect(listProblems({ ...production, ...changes })).toEqual([])
})

test('production takes an API on loopback and proxies of private networks', () => {
  const changes = { API_BASE_URL: 'http://127.0.0.1:8000/', TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }
  expect(listProblems({ ...production, ...changes })).toEqual([])
})
