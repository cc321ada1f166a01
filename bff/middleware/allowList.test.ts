import { expect, test } from 'vitest'
import { createAllowList } from '#bff/middleware/allowList.ts'
import type { Operation } from '#sdk/operations.ts'

const build = (id: string, method: string, template: string, more: Partial<Operation> = {}): Operation => ({
  id,
  method,
  template,
  provenance: 'documented',
  content: [],
  who: 'public',
  body_limit: 1,
  timeout_ms: 1,
  ...more,
})
const table = [
  build('list', 'GET', '/tutor/list/'),
  build('read', 'GET', '/tutor/{id}/'),
  build('remove', 'DELETE', '/tutor/{id}/'),
  build('both', 'GET', '/tutor/{id}/days/{day}/'),
  build('refresh', 'POST', '/auth/refresh/', { browser: false }),
  build('demo', 'POST', '/demo/', { production: false }),
]
const match = createAllowList(false, table)

test('a listed call is found, its path is the template filled again', () => {
  expect(match('GET', '/tutor/list/')).toMatchObject({ operation: { id: 'list' }, path: '/tutor/list/' })
  expect(match('DELETE', '/tutor/5/')).toMatchObject({ operation: { id: 'remove' }, path: '/tutor/5/' })
  expect(match('GET', '/tutor/%61%3Fb;c/days/%D8%B9/')).toMatchObject({
    operation: { id: 'both' },
    path: '/tutor/a%3Fb%3Bc/days/%D8%B9/',
  })
})

test.each([
  ['GET', '/nothing/', { code: 'not_found' }],
  ['GET', '/tutor/list', { code: 'not_found' }],
  ['POST', '/tutor/list/', { code: 'method_not_allowed', headers: { allow: 'GET' } }],
  ['POST', '/tutor/5/', { code: 'method_not_allowed', headers: { allow: 'GET, DELETE' } }],
  ['POST', '/auth/refresh/', { code: 'not_found' }],
])('%s %s is refused: %o', (method, path, problem) => {
  expect(() => match(method, path)).toThrow(expect.objectContaining(problem))
})

test('an operation that is not for production exists only outside production', () => {
  expect(match('POST', '/demo/')).toMatchObject({ operation: { id: 'demo' } })
  const production = createAllowList(true, table)
  expect(() => production('POST', '/demo/')).toThrow('not_found')
  expect(production('GET', '/tutor/list/')).toMatchObject({ operation: { id: 'list' } })
})

test('the operations of the documents are allowed when no other list is given', () => {
  expect(createAllowList(true)('GET', '/institutes/terms/')).toMatchObject({ operation: { id: 'readTerms' } })
})
