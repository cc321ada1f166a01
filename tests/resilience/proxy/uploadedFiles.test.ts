import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

const program = 'dist/bff/main.js'

// Only a complete build contains the mock API
describe.skipIf(!existsSync(program))('files through the built program and the mock API', () => {
  let child: BffProcess
  let base: string
  let cookie: string

  beforeAll(async () => {
    child = await startBffProcess({ UPSTREAM: 'mock', DATA_DIR: createTemporaryFolder() }, program)
    base = `http://localhost:${child.port}`
    const account = { username: 'tutor@example.test', password: 'Teach#2026' }
    cookie = await createHttpClient(child.port).signIn({ user_type: 'tutor', ...account })
  }, 30_000)
  afterAll(() => stopBffProcesses(child))

  async function upload(bytes: Buffer, name: string, type: string, path = '/files/upload/', owner = cookie) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    const headers = { 'x-csrf': '1', cookie: owner }
    return fetch(`${base}/api${path}`, { method: 'POST', body: form, headers })
  }

  /** Reads a file as a page of the site does for a guest. */
  const readAsGuest = (url: string) => fetch(base + url, { headers: { 'sec-fetch-site': 'same-origin' } })

  test('an uploaded file is served byte for byte, to pages of the same site only', async () => {
    const bytes = randomBytes(300_000)
    const sent = await upload(bytes, 'a.mp3', 'audio/mpeg')
    expect(sent.status).toBe(200)
    const { data } = JSON.parse(await sent.text())
    const page = { cookie, 'sec-fetch-site': 'same-origin' }
    const whole = await fetch(base + data.url, { headers: page })
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    for (const headers of [{ cookie }, { cookie, 'sec-fetch-site': 'cross-site' }]) {
      expect((await fetch(base + data.url, { headers })).status).toBe(403)
    }
    expect((await fetch(base + data.url, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(401)
  })

  test("an unsupported file type is refused in the API's own words", async () => {
    const refused = await upload(Buffer.from('MZ'), 'a.exe', 'application/x-msdownload')
    expect(refused.status).toBe(422)
    expect(JSON.parse(await refused.text()).errors.file[0]).toEqual(expect.any(String))
  })

  test('a guest sees the pictures of a tutor and a course, and is asked to log in for any other file', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1])
    const portrait = await upload(png, 'me.png', 'image/png', '/account/picture/')
    const { profile_picture_url } = JSON.parse(await portrait.text()).data
    const operator = { username: 'operator@example.test', password: 'Operate#2026' }
    const staff = await createHttpClient(child.port).signIn({ user_type: 'operator', ...operator })
    const cover = JSON.parse(
      await (await upload(png, 'cover.png', 'image/png', undefined, staff)).text(),
    ).data
    expect((await readAsGuest(cover.url)).status).toBe(401)
    const course = { Id: 0, code: 'P-1', name: 'Pictures', description: 'Letters', type: 'adult' }
    const saved = await fetch(`${base}/api/courses/insert/`, {
      method: 'POST',
      headers: { 'x-csrf': '1', cookie: staff, 'content-type': 'application/json' },
      body: JSON.stringify({ ...course, is_group: false, file_ids: [cover.id] }),
    })
    expect(saved.status).toBe(200)
    for (const url of [profile_picture_url, cover.url]) {
      const seen = await readAsGuest(url)
      expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(Buffer.from(await seen.arrayBuffer()).equals(png)).toBe(true)
    }
  })
})
