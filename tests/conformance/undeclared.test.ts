import { expect, test } from 'vitest'
import { listUndeclared } from './undeclared.ts'

test('a member that no schema declares is found at any depth', () => {
  const row = { allOf: [{ $ref: '#/parts/base' }, { properties: { name: {} } }] }
  const document = { parts: { base: { properties: { id: {} } } } }
  const schema = { properties: { data: { type: 'array', items: row } } }
  expect(listUndeclared({ data: [{ id: 1, name: 'a' }] }, schema, document)).toEqual([])
  expect(listUndeclared({ data: [{ id: 1, secret: 'a' }] }, schema, document)).toEqual([
    '/data/0/secret is not declared',
  ])
})
