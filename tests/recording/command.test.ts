import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { parseFixture, type Fixture } from '#bff/fixtures/har.ts'
import { run } from './command.ts'
import { compareFixtures } from './compare.ts'

const sets = readdirSync('tests/fixtures')
  .filter((name) => name.endsWith('.har'))
  .map((name) => `tests/fixtures/${name}`)
const folder = mkdtempSync(join(tmpdir(), 'command-'))

async function runs(...args: string[]): Promise<{ status: number; said: string }> {
  const lines: string[] = []
  const status = await run(args, (line) => lines.push(line))
  return { status, said: lines.join('\n') }
}

function read(file: string): Fixture {
  return parseFixture(readFileSync(file, 'utf8'), file)
}

/** A recorded set with one answer changed. */
function changed(path: string, change: (body: Record<string, never>) => unknown, status?: number): string {
  const fixture = read('tests/fixtures/management.har')
  const entry = fixture.log.entries.find(({ request }) => request.url.includes(path))
  if (!entry) throw new Error(`nothing recorded below ${path}`)
  entry.response.content.text = JSON.stringify(change(JSON.parse(entry.response.content.text ?? '')))
  entry.response.status = status ?? entry.response.status
  const file = join(folder, 'changed.har')
  writeFileSync(file, JSON.stringify(fixture))
  return file
}

test('the recorded sets are as the documents say, hold no secret and are small', async () => {
  const { status, said } = await runs('check', ...sets)
  expect(said).toMatch(/documented: \d+ of \d+ operations recorded: .*signIn 200/)
  expect([status, sets.length]).toEqual([0, 6])
  for (const file of sets) {
    const text = readFileSync(file, 'utf8')
    expect(text.length).toBeLessThan(250_000)
    expect(text).not.toMatch(/#2026|246810|eyJ|(?:student|tutor|operator|admin|social)@example\.test/)
  }
})

test.each([
  [
    'a field that is not declared',
    () => changed('/payments/list/', (body) => ({ ...body, extra: 1 })),
    '/extra is not declared',
  ],
  [
    'a status that is not declared',
    () => changed('/payments/list/', (body) => body, 418),
    'status 418 is not declared',
  ],
  [
    'a field that is missing',
    () => changed('/payments/list/', ({ data, ...body }) => (data ? body : body)),
    "required property 'data'",
  ],
  [
    'an address that is nobody’s stand-in',
    () => changed('/payments/list/', (body) => ({ ...body, Messages: [{ Message: 'to a@real.org' }] })),
    'holds what looks like a raw email',
  ],
  [
    'a key that somebody pasted',
    () =>
      changed('/payments/list/', (body) => ({
        ...body,
        Messages: [{ Message: 'k9Qz7Lm2Xv8Rt4Wp1Ys6Bn3Hd5Jf0Gc2Kq' }],
      })),
    'holds what looks like a raw key',
  ],
])('check finds %s', async (_, make, text) => {
  const { status, said } = await runs('check', make())
  expect([status, said]).toEqual([1, expect.stringContaining(text)])
})

test('compare exits by the worst that it finds', async () => {
  const old = 'tests/fixtures/management.har'
  const path = '/feedback/list/'
  expect(await runs('compare', old, old)).toEqual({ status: 0, said: 'No difference' })
  const added = await runs(
    'compare',
    old,
    changed(path, (body) => ({ ...body, more: 1 })),
  )
  expect(added).toMatchObject({
    status: 0,
    said: expect.stringContaining('added: GET /feedback/list/ 200 .more was added'),
  })
  const [first, second] = [old, changed(path, (body) => ({ ...body, more: 1 }))]
  expect(await runs('compare', second, first)).toMatchObject({
    status: 1,
    said: expect.stringContaining('removed:'),
  })
  const all = read(old)
  for (const { response, request } of all.log.entries)
    if (request.url.includes(path))
      response.content.text = response.content.text?.replace(/"total":\d+/, '"total":"many"')
  const retyped = join(folder, 'retyped.har')
  writeFileSync(retyped, JSON.stringify(all))
  expect(await runs('compare', old, retyped)).toMatchObject({
    status: 2,
    said: expect.stringContaining('retyped: GET /feedback/list/ 200 .total is string, was number'),
  })
})

test('compare finds what is null or missing in some rows now, and a call that is made once less', () => {
  const all = read('tests/fixtures/management.har')
  const nulled = structuredClone(all)
  for (const { response } of nulled.log.entries)
    response.content.text = response.content.text?.replace(/"total":\d+/g, '"total":null')
  expect(compareFixtures(all, nulled)).toContainEqual({
    severity: 'retyped',
    text: 'GET /feedback/list/ 200 .total is null, was number',
  })
  const sparse = structuredClone(all)
  for (const { response } of sparse.log.entries)
    response.content.text = response.content.text?.replace(/"reference":"[^"]*",/, '')
  expect(compareFixtures(all, sparse)).toEqual([
    { severity: 'removed', text: 'GET /payments/list/ 200 .data[].reference is missing in some' },
  ])
  const [first] = all.log.entries
  const twice = { log: { ...all.log, entries: [...all.log.entries, ...(first ? [first] : [])] } }
  expect(compareFixtures(twice, all)).toMatchObject([{ severity: 'removed' }])
})

test('promote writes a patch that applies, for what is confirmed only', async () => {
  const patch = 'promote-listPayments.patch'
  const mocked = 'tests/fixtures/management.har'
  const fixture = parseFixture(readFileSync(mocked, 'utf8'), mocked)
  const { _fixture: about } = fixture.log
  const live = join(mkdtempSync(join(tmpdir(), 'promote-')), 'live.har')
  writeFileSync(
    live,
    JSON.stringify({ log: { ...fixture.log, _fixture: { ...about, now: about.recordedAt } } }),
  )
  try {
    expect(await runs('promote', 'listPayments', live)).toMatchObject({ status: 0 })
    const text = readFileSync(patch, 'utf8')
    expect(text).toContain('+++ b/openapi/documented.yaml')
    expect(text).toMatch(/\+.*status: documented.*confirmed_by: '.*live\.har#e\d+ of 20/)
    expect(spawnSync('git', ['apply', '--check', patch], { encoding: 'utf8' }).stderr).toBe('')
  } finally {
    rmSync(patch, { force: true })
  }
  const unknown = await runs('promote', 'listEvents', live)
  expect(unknown).toEqual({
    status: 65,
    said: `${live} holds no success of listEvents.`,
  })
  const twice = await runs('promote', 'signIn', live)
  expect(twice.said).toBe('signIn is documented already.')
  const standIn = await runs('promote', 'listPayments', mocked)
  expect(standIn).toMatchObject({ status: 65, said: expect.stringContaining('confirms no call of the API') })
})

test('a wrong command shows how, and a wrong path says so', async () => {
  expect(await runs('chekc')).toMatchObject({ status: 64, said: expect.stringContaining('npm run fixtures') })
  expect(await runs('check', 'nowhere.har')).toEqual({
    status: 65,
    said: 'nowhere.har cannot be read: there is no such file',
  })
  expect(await runs('record', 'guest', '--base')).toMatchObject({ status: 64 })
})
