import { expect, test } from 'vitest'
import { listOperations, needsToken, resolve, type OpenApiDocument, type SchemaObject } from '../../../openapi/model.ts'

const token = [{ token: [] }]
const document: OpenApiDocument = {
  security: token,
  paths: {
    '/a/': { parameters: [], get: { operationId: 'readA' }, post: { operationId: 'addA', security: [] } },
    ...JSON.parse('{"/nope/": null}'),
  },
  components: { schemas: { 'A/b': { type: 'string' } } },
}

test('operations are listed with method, path and the security that holds for them', () => {
  expect(listOperations(document)).toEqual([
    { operationId: 'readA', method: 'GET', path: '/a/', security: token },
    { operationId: 'addA', method: 'POST', path: '/a/', security: [] },
  ])
  expect(listOperations({ paths: { '/a/': { get: {} } } })[0]?.security).toEqual([])
})

test('a call needs a token unless one alternative asks for nothing', () => {
  const isNeeded = (security: typeof token | object[]) =>
    needsToken({ method: 'GET', path: '/', security: security as typeof token })
  expect([token, [...token, {}], []].map(isNeeded)).toEqual([true, false, false])
  expect(needsToken({ method: 'GET', path: '/' })).toBe(false)
})

test('a reference is followed, also through names with slashes', () => {
  const own: SchemaObject = { type: 'object' }
  expect(resolve(own, document)).toBe(own)
  expect(resolve<SchemaObject>({ $ref: '#/components/schemas/A~1b' }, document)).toEqual({ type: 'string' })
  expect(resolve({ $ref: '#/components/nothing/at/all' }, document)).toBeUndefined()
  expect(resolve(undefined, document)).toBeUndefined()
})
