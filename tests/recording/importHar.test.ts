import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browserType } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { parseFixture, parseHar } from '#bff/fixtures/har.ts'
import { createMockUpstream } from '#mocks/upstream.ts'
import { chromium } from '../chromium.ts'
import { cookieIn } from '../fakes/asking.ts'
import { startRunningBff } from '../fakes/runningBff.ts'
import { run } from './command.ts'
import { importHar } from './importHar.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const raw = join(folder, 'devtools.har')
const nowhere = { base: 'http://127.0.0.1:9/' }
const said: string[] = []
const say = (line: string) => void said.push(line)

beforeAll(async () => {
  const bff = await startRunningBff(nowhere, { UPSTREAM: 'mock' }, { mock: createMockUpstream() })
  const browser = await browserType.launch(chromium)
  const context = await browser.newContext({ recordHar: { path: raw, content: 'embed' } })
  const page = await context.newPage()
  await page.goto(`http://localhost:${bff.port}/healthz`)
  await page.evaluate(async () => {
    const headers = {
      'x-csrf': '1',
      'content-type': 'application/json',
      'accept-language': 'en',
      'x-timezone': 'Africa/Cairo',
    }
    const account = {
      user_type: 'student',
      username: 'student@example.test',
      password: 'Learn#2026',
      remember: false,
    }
    const signedIn = await fetch('/api/auth/token/', {
      method: 'POST',
      headers,
      body: JSON.stringify(account),
    })
    await signedIn.text()
    const profile = await fetch('/api/account/profile/', {
      headers: { 'x-csrf': '1', 'accept-language': 'en' },
    })
    await profile.text()
  })
  await context.close()
  await browser.close()
  await bff.stop()
}, 60_000)

test('what Chromium saved is redacted, and replays with a session of its own', async () => {
  const file = join(folder, 'x.har')
  expect(readFileSync(raw, 'utf8')).toContain('Learn#2026')
  expect([await run(['import', raw, file], say), said.at(-1)]).toEqual([
    0,
    `${file}: 2 calls, 1 other entries left out.`,
  ])
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/Learn#2026|student@example|session=|Karim/)
  expect(parseFixture(text, file).log.entries).toHaveLength(2)
  const bff = await startRunningBff(nowhere, { UPSTREAM: 'replay', FIXTURE: file })
  const english = { 'accept-language': 'en' }
  const account = { user_type: 'student', username: 'user1@example.test', password: 'any', remember: false }
  const cookie = cookieIn(await bff.ask('/api/auth/token/', { body: account, headers: english }))
  const { status } = await bff.ask('/api/account/profile/', { cookie, headers: english })
  await bff.stop()
  expect([status, bff.said.at(-1)]).toEqual([200, 'Every entry was used.'])
}, 30_000)

const good = {
  startedDateTime: '2026-03-02T07:00:00Z',
  request: { method: 'GET', url: 'http://a.test/api/tutor/list/', headers: [] },
}

test.each([
  ['no JSON', '{"log": {\n  "entries": [ oops', /is no JSON: line 2, column \d+/],
  ['no HAR', '{"log": {}}', /log\.entries: is missing/],
  [
    'a wrong address',
    entries({ ...good, request: { ...good.request, url: 'nowhere' } }),
    /log\.entries\.0\.request\.url: must be an address/,
  ],
  ['no answer', entries(good), /log\.entries\.0\.response: is missing/],
  [
    'a wrong status',
    entries({ ...good, response: { status: 'ok', headers: [], content: {} } }),
    /log\.entries\.0\.response\.status: must be number/,
  ],
  [
    'a body that was not saved',
    entries({ ...good, response: { status: 200, headers: [], content: { size: 9 } } }),
    /log\.entries\.0\.response\.content\.text: the body was not saved/,
  ],
  [
    'no call of ours',
    entries({
      ...good,
      request: { ...good.request, url: 'http://a.test/x.js' },
      response: { status: 200, headers: [], content: {} },
    }),
    /none of its 1 entries is a call below \/api/,
  ],
])('a file with %s is refused with its place', async (_, text, message) => {
  const broken = join(folder, 'broken.har')
  writeFileSync(broken, text)
  expect(() => importHar(parseHar(text, broken), broken)).toThrow(message)
  expect(await run(['import', broken, join(folder, 'never.har')], say)).toBe(65)
  expect(said.at(-1)).toMatch(message)
})

test('what stood in headers and cookies that are left out stands nowhere else', () => {
  const secrets = ['s3ss10n-canary', 'key-canary-1', 'beside-canary', 'auth-canary-2', 'bearer-canary-3']
  const headers = [
    { name: 'Cookie', value: `session=${secrets[0]}` },
    { name: 'X-Api-Key', value: 'key-canary-1' },
    { name: 'X-Upstream-Auth', value: 'auth-canary-2' },
    { name: 'Authorization', value: 'Bearer bearer-canary-3' },
    { name: ':authority', value: 'a.test' },
  ]
  const answer = {
    status: 200,
    headers: [],
    content: { text: JSON.stringify({ seen: secrets, at: 'a.test' }) },
  }
  const url = `${good.request.url}?search=${secrets[0]}`
  const request = { ...good.request, url, headers, cookies: [{ name: 'sid', value: 'beside-canary' }] }
  const { text } = importHar(parseHar(entries({ ...good, request, response: answer }), 'x'), 'x')
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).toContain('a.test')
})

test("another tool's file is not replayed as it is", async () => {
  const replay = startRunningBff(nowhere, { UPSTREAM: 'replay', FIXTURE: raw })
  await expect(replay).rejects.toThrow('was not recorded here. Redact it first: npm run fixtures -- import')
})

function entries(entry: object): string {
  return JSON.stringify({ log: { version: '1.2', entries: [entry] } })
}
