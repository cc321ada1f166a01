import { once } from 'node:events'
import { get } from 'node:http'
import { connect, createServer } from 'node:net'
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAtomically } from '#bff/fixtures/writeFixture.ts'
import { askingOf } from '../fakes/asking.ts'
import { startChild } from '../fakes/builtBff.ts'
import { startHostileApi, type HostileApi } from '../fakes/hostileApi.ts'

let api: HostileApi
beforeAll(async () => {
  api = await startHostileApi()
}, 60_000)
afterAll(() => api.close())

async function startRecording(folder: string, more: Record<string, string> = {}) {
  const bff = await startChild({
    UPSTREAM: 'record',
    FIXTURE: join(folder, 'x.har'),
    API_BASE_URL: api.base,
    TMPDIR: folder,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')),
    ...more,
  })
  await askingOf(bff.port).signIn({ password: 'CANARY-password' })
  return bff
}

test('killed in the middle, a recording leaves nothing; stopped in order, one redacted file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  const killed = await startRecording(folder)
  killed.process.kill('SIGKILL')
  await killed.ended
  expect(readdirSync(folder)).toEqual([])
  const stopped = await startRecording(folder)
  stopped.process.kill('SIGTERM')
  expect(await stopped.ended).toBe(0)
  expect(readdirSync(folder)).toEqual(['x.har'])
  expect(readFileSync(join(folder, 'x.har'), 'utf8')).not.toContain('CANARY')
  expect(stopped.output()).toContain('1 calls recorded')
  expect(stopped.output()).not.toContain('CANARY')
}, 60_000)

test('a stop is bounded, whatever the API and the browser leave open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-'))
  const bff = await startRecording(folder, { DRAIN_TIMEOUT_MS: '300' })
  api.on('/tutor/list/', (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":')
  })
  const begun = new Promise((resolve) => {
    const headers = { host: `localhost:${bff.port}`, 'x-csrf': '1' }
    get({ port: bff.port, host: '127.0.0.1', path: '/api/tutor/list/', headers }, resolve).on(
      'error',
      resolve,
    )
  })
  const silent = connect(bff.port, '127.0.0.1').on('error', () => undefined)
  const half = connect(bff.port, '127.0.0.1').on('error', () => undefined)
  half.write('GET / HTTP/1.1\r\nHost: local')
  await begun
  bff.process.kill('SIGTERM')
  expect(await bff.ended).toBe(0)
  expect(readdirSync(folder)).toEqual(['x.har'])
  expect(bff.output()).toMatch(/\d calls recorded/)
  for (const socket of [silent, half]) socket.destroy()
}, 30_000)

test('a mode that cannot begin says why and ends', async () => {
  const wrong = startChild({ UPSTREAM: 'replay', FIXTURE: 'nowhere.har' })
  await expect(wrong).rejects.toThrow('nowhere.har cannot be read: there is no such file')
})

test.skipIf(!existsSync('/dev/full'))('a full disk is said, and no half file stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const file = join(folder, 'x.har')
  symlinkSync('/dev/full', `${file}.${process.pid}.part`)
  await expect(writeAtomically(file, 'x'.repeat(100_000))).rejects.toThrow(
    'cannot be written: the disk is full',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('a pipe or a device is no file to record into', async () => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'pipe-')), 'x.har')
  const server = createServer().listen(pipe)
  await once(server, 'listening')
  const wrong = startChild({ UPSTREAM: 'record', FIXTURE: pipe, API_BASE_URL: api.base })
  await expect(wrong).rejects.toThrow('is a device or a pipe, no file')
  server.close()
})

test.skipIf(!existsSync('/proc'))('a folder in which nothing can be made is said at the start', async () => {
  const wrong = startChild({ UPSTREAM: 'record', FIXTURE: '/proc/x.har', API_BASE_URL: api.base })
  await expect(wrong).rejects.toThrow('its folder is not there or cannot be written')
})
