import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FormRequest, FormResponse, PageRenderer, PageRequest } from '#bff/pages/renderer.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { findCookie } from '../../fakes/httpClient.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'

let api: HostileApi
let bff: RunningBff
let submitted: FormRequest[]
let rendered: PageRequest[]
let answered: FormResponse[]

/** Pages with one form, which signs in. */
const pages: PageRenderer = {
  listPublicUrls: () => Promise.resolve({ defaultLanguage: 'en', pages: [] }),
  toGuestUrl: (url) => url,
  readCard: () => Promise.resolve(undefined),
  readBrand: () => Promise.reject(new Error('not used')),
  async render(request) {
    rendered.push(request)
    const field = request.url === '/plain' ? '' : `<input name="token" value="${request.formToken}">`
    return { status: 200, html: `${field}${request.form?.error ?? ''}` }
  },
  async submitForm(request) {
    submitted.push(request)
    const refused = { name: 'login', values: {}, errors: {} }
    if (!request.isGenuine) return { status: 403, form: { ...refused, error: 'csrf' } }
    const response = await request.send({
      method: 'POST',
      path: '/auth/token/',
      body: { user_type: 'student', ...request.values, remember: true },
      language: 'ar',
      timeZone: 'Africa/Cairo',
    })
    answered.push(response)
    const { success, code } = JSON.parse(response.body)
    const language = request.values.username === 'same' ? undefined : 'ar'
    return success ? { location: '/in', language } : { status: 422, form: { ...refused, error: code } }
  },
}

beforeEach(async () => {
  submitted = []
  answered = []
  rendered = []
  api = await startHostileApi()
  bff = await startRunningBff(api, { LIMIT_SIGN_IN: '2/1m' }, { pages })
})
afterEach(async () => {
  await bff.stop()
  await api.close()
})

const html = { accept: 'text/html', 'x-csrf': undefined }

async function openForm() {
  const page = await bff.request('/a', { headers: html })
  return { cookie: findCookie(page), token: /value="([^"]+)"/.exec(page.text)?.[1] ?? '' }
}

const post = (fields: Record<string, string>, cookie: string, headers: Record<string, string> = {}) =>
  bff.request('/a?login', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    cookie,
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

test('a page with a form sets a form cookie once, and each browser has a token of its own', async () => {
  const [one, other] = [await openForm(), await openForm()]
  expect(one.cookie).toMatch(/^form=[\w-]{22}$/)
  expect(one.token).not.toBe(other.token)
  expect(rendered).toHaveLength(1)
  const again = await bff.request('/a', { headers: html, cookie: one.cookie })
  expect(again.headers['set-cookie']).toBeUndefined()
  expect(again.text).toContain(one.token)
  expect((await bff.request('/plain', { headers: html })).headers['set-cookie']).toBeUndefined()
})

test('a form signs in: the API is called as by the page, the session and the language are set', async () => {
  const { cookie, token } = await openForm()
  const response = await post({ token, username: 'a', password: 'b' }, cookie, {
    'sec-fetch-site': 'same-origin',
    origin: `http://localhost:${bff.port}`,
  })
  expect([response.status, response.headers.location]).toEqual([303, '/in'])
  expect(response.headers['cache-control']).toBe('no-store')
  const cookies = response.headers['set-cookie']?.join('\n') ?? ''
  expect(cookies).toMatch(/session=v1\..*HttpOnly/)
  expect(cookies).toContain('preferred-lang=ar; Path=/; Max-Age=31536000; SameSite=Lax')
  const [call] = api.findCalls('/auth/token/')
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ username: 'a', password: 'b' })
  expect(call?.headers).toMatchObject({ 'accept-language': 'ar', timezone: 'Africa/Cairo' })
  expect(JSON.stringify(submitted[0]?.values)).not.toContain(token)
  expect(answered[0]).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
  const session = cookies.split(';')[0] ?? ''
  expect((await bff.request('/bff/session', { cookie: session })).text).toContain('"authenticated":true')
})

test('a form that leaves the language as it is sets no cookie of it', async () => {
  const { cookie, token } = await openForm()
  const response = await post({ token, username: 'same', password: 'b' }, cookie)
  expect(response.status).toBe(303)
  expect(response.headers['set-cookie']?.join()).not.toContain('preferred-lang')
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { origin: 'http://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('a form of %s is refused before its body is read', async (_, headers) => {
  const { cookie, token } = await openForm()
  const response = await post({ token }, cookie, headers)
  expect([response.status, JSON.parse(response.text).code]).toEqual([403, 'csrf'])
  expect(submitted).toHaveLength(0)
})

test('a form without the token of its browser is not sent, and gets a new one', async () => {
  const [one, other] = [await openForm(), await openForm()]
  for (const [token, cookie] of [
    ['', one.cookie],
    [other.token, one.cookie],
    [one.token, ''],
    [one.token, `${one.cookie}; ${other.cookie}`],
  ] as const) {
    const response = await post({ token, username: 'a' }, cookie)
    expect([response.status, response.headers['cache-control']]).toEqual([403, 'private, no-store'])
    expect(response.text).toContain('csrf')
  }
  expect(api.findCalls('/auth/token/')).toHaveLength(0)
})

test('a form that signs in ends the session that its browser had', async () => {
  const { cookie, token } = await openForm()
  const before = await bff.signIn()
  await post({ token, username: 'a', password: 'b' }, `${cookie}; ${before}`)
  expect((await bff.request('/bff/session', { cookie: before })).text).toContain('"authenticated":false')
})

test('a compressed form is refused, and another one is named in the log', async () => {
  const { cookie, token } = await openForm()
  expect((await post({ token }, cookie, { 'content-encoding': 'gzip' })).status).toBe(405)
  expect(submitted).toHaveLength(0)
  await post({ token }, cookie)
  await expect.poll(() => bff.log.join()).toContain('"method":"POST","route":"form"')
})

test('sign-ins by a form are counted like those by script', async () => {
  api.on('/auth/token/', (_, response) => sendJson(response, 200, { success: false, code: 'wrong' }))
  const { cookie, token } = await openForm()
  const texts = []
  for (let attempt = 0; attempt < 3; attempt += 1)
    texts.push((await post({ token, username: 'a', password: 'b' }, cookie)).text)
  expect(texts.map((text) => /(wrong|rate_limited)$/.exec(text)?.[1])).toEqual([
    'wrong',
    'wrong',
    'rate_limited',
  ])
})

test('a form that is too large is refused in words, one of another media type is refused', async () => {
  const { cookie, token } = await openForm()
  const large = await post({ token, text: 'x'.repeat(40_000) }, cookie)
  expect([large.status, large.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
  expect(large.text).toContain('what you typed is still in the form')
  expect((await post({ token }, cookie, { 'content-type': 'application/json' })).status).toBe(405)
  expect((await post({ token }, cookie, { 'content-type': 'text/plain' })).status).toBe(405)
  expect(submitted).toHaveLength(0)
})
