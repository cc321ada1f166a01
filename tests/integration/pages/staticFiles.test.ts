import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bff, startBffPerFile } from '../../fakes/bffPerTest.ts'
import { pages } from '../../fakes/pageRenderer.ts'
import { createWebFolder } from '../../fakes/webFolder.ts'

const webFolder = createWebFolder({
  'app-1.js': 'file',
  'app-1.js.br': 'file.br',
  'app-1.js.gz': 'file.gz',
  'gone.js': 'gone',
})
startBffPerFile({ pages, webFolder })

test.each([
  ['br', 'file.br', 'br'],
  ['gzip', 'file.gz', 'gzip'],
  ['br;q=0, gzip', 'file.gz', 'gzip'],
  ['identity', 'file', undefined],
])('a hashed file is immutable and precompressed for %s, which caches must tell apart', async (...row) => {
  const [accepted, content, coding] = row
  const response = await bff.request('/assets/app-1.js', { headers: { 'accept-encoding': accepted } })
  expect([response.status, response.text, response.headers['content-encoding']]).toEqual([
    200,
    content,
    coding,
  ])
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

/** Otherwise anyone could make a cache in front keep the refusal as the file, for a year. */
function expectUncacheable({ 'cache-control': caching, ...headers }: NodeJS.Dict<string | string[]>): void {
  expect([caching, headers['content-length']]).toEqual(['no-store', '0'])
  for (const name of ['content-type', 'content-encoding', 'etag']) expect(headers).not.toHaveProperty(name)
}

test('a file has an ETag, for which it is not sent again, and can be read in parts', async () => {
  const plain = { 'accept-encoding': 'identity' }
  const whole = await bff.request('/assets/app-1.js', { headers: plain })
  const { etag } = whole.headers
  const known = await bff.request('/assets/app-1.js', { headers: { ...plain, 'if-none-match': etag } })
  expect([known.status, known.text]).toEqual([304, ''])
  const part = await bff.request('/assets/app-1.js', { headers: { ...plain, range: 'bytes=-3' } })
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'ile', 'bytes 1-3/4'])
  const unproven = await bff.request('/assets/app-1.js', {
    headers: { ...plain, range: 'bytes=-3', 'if-range': etag },
  })
  expect(unproven.status).toBe(200)
  const beyond = await bff.request('/assets/app-1.js', { headers: { ...plain, range: 'bytes=9-' } })
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */4'])
  expectUncacheable(beyond.headers)
  for (const condition of [
    { 'if-match': '"x"' },
    { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  ]) {
    const refused = await bff.request('/assets/app-1.js', { headers: { ...plain, ...condition } })
    expect([refused.status, refused.text]).toEqual([412, ''])
    expectUncacheable(refused.headers)
  }
  const head = await bff.request('/assets/app-1.js', { method: 'HEAD', headers: plain })
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '4'])
})

test('a file that vanished answers 500 without the headers of a file, and the server goes on', async () => {
  rmSync(join(webFolder, 'assets/gone.js'))
  const response = await bff.request('/assets/gone.js')
  expect([response.status, response.headers['cache-control']]).toEqual([500, 'no-store'])
  expect((await bff.request('/assets/app-1.js')).status).toBe(200)
})

test('no file outside the build is reachable', async () => {
  for (const path of [
    '/.vite/manifest.json',
    '/assets/app-1.js.br',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/none.js',
  ]) {
    expect([400, 404]).toContain((await bff.request(path)).status)
  }
})
