import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countryCodes } from './countries.ts'
import { ApiError, NetworkError } from './errors.ts'
import { toLanguage } from './language.ts'
import { createUploads } from './upload.ts'

/** A request of the browser that the test answers. */
class FakeRequest extends EventTarget {
  static readonly sent: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  target = ''
  body: FormData | undefined
  status = 0
  responseText = ''
  received: Record<string, string> = {}
  open(method: string, url: string) {
    this.target = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader(name: string) {
    return this.received[name] ?? null
  }
  send(body: FormData) {
    this.body = body
    FakeRequest.sent.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  respond(status: number, body: unknown, received: Record<string, string> = {}) {
    Object.assign(this, { status, responseText: JSON.stringify(body) ?? '', received })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  vi.unstubAllGlobals()
  FakeRequest.sent.splice(0)
})

/** Starts an upload; its request, and its end as a value or an error. */
function start(more: Partial<Parameters<typeof createUploads>[0]> = {}, state = {}) {
  const uploads = createUploads({ language: () => 'ar', timeZone: () => 'Africa/Cairo', ...more })
  const end = uploads.upload(new File(['abc'], 'voice.mp3'), state).catch((error: unknown) => error)
  return { uploads, end, at: (index: number) => FakeRequest.sent[index] }
}

test('a file is sent with its name, the language, the zone and the header against forgery', async () => {
  const { end, at } = start({ origin: 'https://a.example' })
  expect(at(0)?.target).toBe('POST https://a.example/api/files/upload/')
  expect(at(0)?.headers).toEqual({ 'X-CSRF': '1', 'Accept-Language': 'ar', 'X-Timezone': 'Africa/Cairo' })
  const file = at(0)?.body?.get('file')
  expect(file instanceof File && file.name).toBe('voice.mp3')
  at(0)?.respond(200, { success: true, data: { id: 7 } })
  expect(await end).toEqual({ id: 7 })
})

test('a picture goes to the account, and a blob without a name is called a file', async () => {
  const { uploads, at } = start()
  const end = uploads.uploadPicture(new Blob(['x']))
  expect(at(1)?.target).toBe('POST /api/account/picture/')
  const file = at(1)?.body?.get('file')
  expect(file instanceof File && file.name).toBe('file')
  at(1)?.respond(200, { success: true, data: { profile_picture_url: '/p' } })
  expect(await end).toEqual({ profile_picture_url: '/p' })
})

test('the progress is reported as a fraction', () => {
  const parts: number[] = []
  const { at } = start({}, { onProgress: (part: number) => parts.push(part) })
  for (const [loaded, total] of [
    [1, 4],
    [4, 4],
    [1, 0],
  ])
    at(0)?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  expect(parts).toEqual([0.25, 1, 0])
})

test.each([
  [200, { success: false, Messages: [{ Message: 'Too long' }] }],
  [200, { success: true }],
  [200, undefined],
  [413, { success: true, data: { id: 7 } }],
])('a response with status %i and body %j is reported as a failure', async (status, body) => {
  const failures: ApiError[] = []
  const { end, at } = start({ onFailure: (error) => failures.push(error) })
  at(0)?.respond(status, body, { 'x-request-id': 'id-1', 'retry-after': '5' })
  const error = await end
  expect(error).toBeInstanceOf(ApiError)
  expect(failures).toEqual([error])
  expect(error).toMatchObject({ status, requestId: 'id-1' })
})

test('a file is sent once more after the tokens were refreshed, and not a third time', async () => {
  const failures: unknown[] = []
  const { end, at } = start({ onFailure: (error) => failures.push(error) })
  const retry = { type: 'urn:problem:upload_retry', code: 'upload_retry', status: 503, title: 'Again' }
  at(0)?.respond(503, retry)
  await expect.poll(() => FakeRequest.sent.length).toBe(2)
  at(1)?.respond(503, retry)
  expect(await end).toMatchObject({ code: 'upload_retry' })
  expect(FakeRequest.sent).toHaveLength(2)
})

test('a connection that fails and an upload that is stopped are told apart', async () => {
  const lost = start()
  lost.at(0)?.dispatchEvent(new Event('error'))
  expect(await lost.end).toBeInstanceOf(NetworkError)
  const stop = new AbortController()
  const stopped = start({}, { signal: stop.signal })
  stop.abort()
  expect(await stopped.end).toMatchObject({ name: 'AbortError', message: 'The upload was stopped' })
})

test('a language is one of ours or none', () => {
  expect(['en', 'ar', 'EN', 'fr', '', undefined].map((text) => toLanguage(text))).toEqual([
    'en',
    'ar',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

const find = (region: string) => countryCodes.find((country) => country.region === region)?.codes

test('countries have two letters and the codes by which they are called', () => {
  expect([find('EG'), find('DO'), find('AD'), find('ZW'), find('UM')]).toEqual([
    ['+20'],
    ['+1809', '+1829'],
    ['+376'],
    ['+263'],
    [],
  ])
  expect(countryCodes.every(({ region }) => /^[A-Z]{2}$/.test(region))).toBe(true)
  expect(countryCodes.length).toBeGreaterThan(230)
  expect(new Set(countryCodes.map(({ region }) => region)).size).toBe(countryCodes.length)
})
