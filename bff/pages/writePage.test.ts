import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { RenderRefused } from '#bff/pages/renderQueue.ts'
import { writePage, type EncodedPage } from '#bff/pages/writePage.ts'
import { anonymousVisitor } from '#bff/session/visitor.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const page: EncodedPage = {
  status: 200,
  body: Buffer.from('page'),
  nonce: 'bm9uY2U=',
  headers: { 'cache-control': 'private, no-cache' },
}

/** Writes a page. @returns what the response got, and the problem that was counted */
async function write(response: Promise<EncodedPage>, visitor = anonymousVisitor) {
  // The members that writing a page uses
  const context = { id: 'id-1', tenant } as TenantContext
  const written: unknown[] = []
  const outgoing = {
    writeHead: (...head: unknown[]) => (written.push(...head), outgoing),
    end: (body: Buffer) => void written.push(String(body)),
  }
  await writePage(context, outgoing as unknown as ServerResponse, visitor, response)
  const [status, headers, body] = written as [number, Record<string, unknown>, string]
  return { status, headers, body, problem: context.problem }
}

test('a page has its policy, its length and the id of its request', async () => {
  const { status, headers, body, problem } = await write(Promise.resolve(page))
  expect([status, body, problem]).toEqual([200, 'page', undefined])
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("'nonce-bm9uY2U='"),
    'x-request-id': 'id-1',
    'content-type': 'text/html; charset=utf-8',
    'content-length': 4,
    vary: 'Accept-Encoding, Cookie',
    'cache-control': 'private, no-cache',
  })
  for (const name of ['content-encoding', 'location', 'set-cookie']) expect(headers).not.toHaveProperty(name)
})

test('a page names its coding and the place that it leads to', async () => {
  const { headers } = await write(Promise.resolve({ ...page, coding: 'br', location: '/there' }))
  expect(headers).toMatchObject({ 'content-encoding': 'br', location: '/there' })
})

test('a useless session cookie is cleared beside the cookie of a form', async () => {
  const visitor = { session: undefined, setCookie: 'session=; Max-Age=0' }
  const { headers } = await write(Promise.resolve({ ...page, setCookie: 'form=1' }), visitor)
  expect(headers['set-cookie']).toEqual(['session=; Max-Age=0', 'form=1'])
})

test.each([
  [true, 429, 'rate_limited'],
  [false, 503, 'overloaded'],
])('a refused render (own share: %s) is a light page with %i, counted as %s', async (isOwn, code, name) => {
  const { status, headers, body, problem } = await write(Promise.reject(new RenderRefused(isOwn)))
  expect([status, problem]).toEqual([code, name])
  expect(body).toContain('Many people are here right now')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' })
  expect(headers['content-security-policy']).toMatch(/'nonce-[\w+/=]{20,}'/)
})

test('any other error is passed on', async () => {
  await expect(write(Promise.reject(new TypeError('broken')))).rejects.toThrow('broken')
})
