import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { isFilePage, writeFileFailure } from '#bff/pages/writeFileFailure.ts'
import { listClasses } from '../../tests/fakes/upstreamCall.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const media = { ...listClasses, media: true }

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', media, true],
  ['image/avif,*/*', media, false],
  [undefined, media, false],
  ['text/html', listClasses, false],
])('a request with Accept %s shows a file in a tab of its own: %s', (accept, operation, isPage) => {
  expect(isFilePage({ headers: accept ? { accept } : {} }, operation)).toBe(isPage)
})

test('the page of a file that cannot be shown may be framed by our own pages, and is not kept', () => {
  const written: unknown[] = []
  const response = {
    writeHead: (...head: unknown[]) => (written.push(...head), response),
    end: (body: string) => void written.push(body),
  }
  writeFileFailure(response as unknown as ServerResponse, 404, { id: 'id-1', tenant })
  const [status, headers, body] = written
  expect(status).toBe(404)
  expect(body).toContain('This file is not here any more')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': 'id-1',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(String(body)),
  })
})
