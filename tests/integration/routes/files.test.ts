import { expect, test } from 'vitest'
import { api, bff, startBffPerFile } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startBffPerFile()

const file = '/api/files/detail/1/'
const document = { accept: 'text/html,*/*;q=0.8', 'x-csrf': undefined, 'sec-fetch-site': 'same-origin' }

test('a deleted file that is opened in a tab is a page in words, in both languages', async () => {
  const cookie = await bff.signIn()
  api.on('/files/', (_, response) => sendJson(response, 404, { success: false, Messages: [] }))
  const opened = await bff.request(file, { cookie, headers: document })
  expect([opened.status, opened.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(opened.headers['cache-control']).toBe('no-store')
  expect(opened.text).toContain('This file is not here any more')
  expect(opened.text).toContain('هذا الملف لم يعد متاحًا')
  const fetched = await bff.request(file, { cookie })
  expect(fetched.headers['content-type']).toContain('json')
})

test('a file that is opened without a session asks to log in, where the API does not give it to guests', async () => {
  api.on('/files/', (_, response) => sendJson(response, 401, { success: false, Messages: [] }))
  const opened = await bff.request(file, { headers: document })
  expect([opened.status, opened.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
  expect(opened.text).toContain('Log in to open this file')
})

test('a file that is opened while the API fails has a page with the request id', async () => {
  const cookie = await bff.signIn()
  api.on('/files/', (_, response) => sendJson(response, 500, { success: false, Messages: [] }))
  const opened = await bff.request(file, { cookie, headers: document })
  expect(opened.status).toBe(500)
  expect(opened.text).toContain(opened.headers['x-request-id'])
})
