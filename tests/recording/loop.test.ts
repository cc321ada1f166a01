import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseFixture } from '#bff/fixtures/har.ts'
import { json, startHostileApi, type HostileApi } from '../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../fakes/runningBff.ts'

let api: HostileApi
let folder: string
const nowhere = { base: 'http://127.0.0.1:9/v1/' }
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254, 1])

beforeAll(async () => {
  api = await startHostileApi()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixture-'))
})
afterAll(() => api.close())

/** Records what `drive` does and answers the file's text. */
async function record(drive: (bff: RunningBff) => Promise<unknown>, env = {}): Promise<string> {
  const file = join(folder, 'x.har')
  const bff = await startRunningBff(api, { UPSTREAM: 'record', FIXTURE: file, ...env })
  await drive(bff)
  await bff.stop()
  return readFileSync(file, 'utf8')
}

async function replay(drive: (bff: RunningBff) => Promise<unknown>): Promise<string[]> {
  const before = api.calls.length
  const bff = await startRunningBff(nowhere, { UPSTREAM: 'replay', FIXTURE: join(folder, 'x.har') })
  await drive(bff)
  await bff.stop()
  expect(api.calls).toHaveLength(before)
  return bff.said
}

const signIn = {
  user_type: 'student',
  username: 'sara.real@mail.org',
  password: 'CANARY-password',
  remember: true,
}
const again = { ...signIn, username: 'user1@example.test', password: 'whatever is typed' }

test('sign-in, 401, refresh and retry come back from the file alone', async () => {
  const text = await record(async (bff) => {
    const cookie = await bff.signIn(signIn)
    api.expireTokens()
    expect((await bff.ask('/api/kids/list/', { cookie })).status).toBe(200)
  })
  const { entries, _fixture: about } = parseFixture(text, 'x.har').log
  expect(entries.map(({ request, response }) => `${request.url.slice(24)} ${response.status}`)).toEqual([
    '/auth/token/ 200',
    '/kids/list/ 401',
    '/auth/refresh_token/ 200',
    '/kids/list/ 200',
  ])
  expect(about.vars).toEqual({ student_username: 'user1@example.test' })
  expect(text).not.toMatch(/CANARY|mail\.org|Kamal|127\.0\.0\.1/)
  const said = await replay(async (bff) => {
    const cookie = await bff.signIn(again)
    const { status, text: answer } = await bff.ask('/api/kids/list/', { cookie })
    expect([status, JSON.parse(answer)]).toEqual([200, { success: true, data: { path: '/kids/list/' } }])
  })
  expect(said.at(-1)).toBe('Every entry was used.')
})

test('a call without an entry is 599 with the nearest entries and what differs', async () => {
  await record(async (bff) => {
    await bff.ask('/api/tutor/list/?page=1&search=quran', { headers: { 'accept-language': 'en' } })
  })
  const said = await replay(async (bff) => {
    const ask = (query: string, language = 'en') =>
      bff.ask(`/api/tutor/list/?${query}`, { headers: { 'accept-language': language } })
    const other = await ask('page=2&search=quran')
    expect(other.status).toBe(599)
    expect(other.headers['content-type']).toBe('application/problem+json')
    expect(JSON.parse(other.text)).toMatchObject({
      code: 'FIXTURE_UNMATCHED',
      nearest: [
        {
          entry: 'e1',
          used: false,
          differs: [{ field: 'query', recorded: 'page=1&search=quran', asked: 'page=2&search=quran' }],
        },
      ],
    })
    expect(JSON.parse((await ask('page=1&search=quran', 'ar')).text).nearest[0].differs).toEqual([
      { field: 'language', recorded: 'en', asked: 'ar' },
    ])
    expect((await ask('search=quran&page=1')).status).toBe(200)
    expect(JSON.parse((await ask('page=1&search=quran')).text)).toMatchObject({
      code: 'FIXTURE_EXHAUSTED',
      detail: 'Recorded once, and asked once more.',
    })
  })
  expect(said.join('\n')).toContain('3 calls had no entry')
})

test('equal calls at once get their own answers in order, and what was not asked is listed', async () => {
  let count = 0
  api.on('/institutes/version/', (_, response) =>
    json(response, 200, { success: true, data: { count: (count += 1) } }),
  )
  await record(async (bff) => {
    await Promise.all([1, 2, 3].map(() => bff.ask('/api/institutes/version/')))
    await bff.ask('/api/institutes/terms/')
  })
  api.off('/institutes/version/')
  expect(count).toBe(3)
  const said = await replay(async (bff) => {
    const answers = await Promise.all([1, 2, 3].map(() => bff.ask('/api/institutes/version/')))
    expect(answers.map(({ text }) => JSON.parse(text).data.count).toSorted()).toEqual([1, 2, 3])
  })
  expect(said.at(-1)).toBe('1 entries were not used:\n  e4 GET /institutes/terms/')
})

test('gzip, 204, bytes, a 304 that nobody asked for and a broken connection come back as they were', async () => {
  const kinds: [path: string, behave: Parameters<HostileApi['on']>[1]][] = [
    [
      '/institutes/terms/',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(gzipSync('{"success":true,"data":{"packed":1}}')),
    ],
    ['/tutor/filters/', (_, response) => response.writeHead(204).end()],
    ['/courses/list/', (_, response) => response.writeHead(304).end()],
    [
      '/countries/list/',
      (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    ],
    ['/events/list/', (request) => request.socket.destroy()],
  ]
  for (const [path, behave] of kinds) api.on(path, behave)
  const drive = async (bff: RunningBff) => {
    const answers = []
    for (const [path] of kinds) answers.push(await bff.ask(`/api${path}`))
    return answers.map(({ status, text, headers }) => [
      status,
      text.replace(/"request_id":"[^"]*"/, ''),
      headers['content-type'],
    ])
  }
  let recorded: unknown
  let replayed: unknown
  await record(async (bff) => (recorded = await drive(bff)))
  for (const [path] of kinds) api.off(path)
  await replay(async (bff) => (replayed = await drive(bff)))
  expect(replayed).toEqual(recorded)
  expect(recorded).toMatchObject([
    [200, '{"success":true,"data":{"packed":1}}', 'application/json'],
    [204, '', undefined],
    [502, expect.stringContaining('upstream_unreachable'), 'application/problem+json'],
    [200, picture.toString(), 'image/png'],
    [502, expect.stringContaining('upstream_unreachable'), 'application/problem+json'],
  ])
})

async function visit(bff: RunningBff) {
  const cookie = await bff.signIn(signIn)
  await bff.ask('/api/kids/list/', { cookie })
  await bff.ask('/api/tutor/list/?page=1')
}

function withoutTimes(text: string): string {
  return text.replace(/"(startedDateTime|recordedAt|now)": "[^"]*"|"(time|wait)": \d+/g, '')
}

test('the same world recorded twice gives the same entries', async () => {
  expect(withoutTimes(await record(visit))).toBe(withoutTimes(await record(visit)))
})

test('other names of this machine for the API are replaced as well', async () => {
  const { port } = new URL(api.base)
  api.on('/institutes/terms/', (_, response) =>
    json(response, 200, { links: [`http://localhost:${port}/a`, `http://[::1]:${port}/b`] }),
  )
  const text = await record((bff) => bff.ask('/api/institutes/terms/'))
  api.off('/institutes/terms/')
  expect(text).not.toContain(port)
  expect(text).toContain('https://api.example.test/b')
})

function start(env: Record<string, string>): Promise<RunningBff> {
  return startRunningBff(api, env)
}

test('files that cannot be used are refused before anything is served', async () => {
  const nowhereFile = join(folder, 'no/x.har')
  await expect(start({ UPSTREAM: 'record', FIXTURE: nowhereFile })).rejects.toThrow('its folder is not there')
  await expect(start({ UPSTREAM: 'record', FIXTURE: folder })).rejects.toThrow('is a folder')
  await expect(start({ UPSTREAM: 'replay', FIXTURE: nowhereFile })).rejects.toThrow('there is no such file')
  await expect(start({ UPSTREAM: 'record', FIXTURE: 'x.har', NODE_ENV: 'production' })).rejects.toThrow(
    'UPSTREAM must be live in production',
  )
  expect(existsSync(nowhereFile)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

async function refused(bff: RunningBff) {
  expect((await bff.ask('/api/webinar/list/')).status).toBe(502)
}

test('a redirect, which the BFF refuses, is recorded and refused again', async () => {
  api.on('/webinar/list/', (_, response) =>
    response.writeHead(302, { location: 'https://elsewhere.example.org/?token=CANARY' }).end('moved'),
  )
  const text = await record(refused)
  api.off('/webinar/list/')
  expect(parseFixture(text, 'x.har').log.entries[0]?.response.status).toBe(302)
  expect(text).not.toContain('CANARY')
  expect((await replay(refused)).at(-1)).toBe('Every entry was used.')
})
