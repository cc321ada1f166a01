import { expect, test } from 'vitest'
import { isPagePath, isPageRequest, isPostedForm } from '#bff/pages/pageRequest.ts'

function createRequest(path: string, headers: Record<string, string>, method: string) {
  return { head: { method, target: path, headers, rawHeaders: [] }, path }
}

test.each<[string, string | undefined, string, boolean]>([
  ['GET', 'text/html', '/tutors', true],
  ['HEAD', '*/*', '/', true],
  ['GET', undefined, '/tutors', true],
  ['GET', 'application/xhtml+xml', '/tutors', true],
  ['GET', 'application/json', '/tutors', false],
  ['POST', 'text/html', '/tutors', false],
  ['GET', 'text/html', '/a.js', false],
])('%s with Accept %s of %s asks for a page: %s', (method, accept, path, isPage) => {
  expect(isPageRequest(createRequest(path, accept ? { accept } : {}, method))).toBe(isPage)
})

test('the last segment of a page has no dot', () => {
  expect(['/', '/a.b/c', '/tutors/4', '/a.js', '/a/b.c'].map(isPagePath)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test.each<[string, Record<string, string>, string, boolean]>([
  ['POST', {}, '/ContactUs', true],
  ['POST', { 'content-encoding': 'gzip' }, '/ContactUs', false],
  ['POST', { 'content-type': 'application/json' }, '/ContactUs', false],
  ['POST', {}, '/a.js', false],
  ['GET', {}, '/ContactUs', false],
])('%s with the headers %o to %s is a form of a page: %s', (method, own, path, isForm) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', ...own }
  expect(isPostedForm(createRequest(path, headers, method))).toBe(isForm)
})
