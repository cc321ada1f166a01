import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import { renderFileFailure, renderFormTooLong } from '#bff/pages/errorPages.ts'
import { findFailurePage, isFilePage, writeFailurePage } from '#bff/pages/failurePage.ts'
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
  writeFailurePage(response as unknown as ServerResponse, 404, renderFileFailure(404, 'id-1'), {
    id: 'id-1',
    tenant,
  })
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

function find(
  code: 'body_too_large' | 'csrf',
  method: string,
  own: Record<string, string> = {},
  isFile = false,
) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...own }
  const head = { method, target: '/ContactUs', headers, rawHeaders: [] }
  return findFailurePage(
    new HttpProblem(code),
    { id: 'id-1', head, path: '/ContactUs' },
    isFile ? media : undefined,
  )
}

test('a person reads a page where a file or a form too long is refused, a program the problem', () => {
  expect(find('body_too_large', 'POST')).toBe(renderFormTooLong())
  expect(find('csrf', 'POST')).toBeUndefined()
  expect(find('body_too_large', 'POST', { 'content-type': 'application/json' })).toBeUndefined()
  expect(find('csrf', 'GET', { accept: 'text/html' }, true)).toBe(renderFileFailure(403, 'id-1'))
})
