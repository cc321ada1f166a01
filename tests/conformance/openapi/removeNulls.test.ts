import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../openapi/model.ts'
import { removeNulls } from '../../../openapi/removeNulls.ts'

function removeFrom(document: object): string[] {
  const pointers: string[] = []
  removeNulls(document as OpenApiDocument, (pointer) => void pointers.push(pointer))
  return pointers
}

test('nulls are taken out with their pointers', () => {
  const document = { paths: { '/a~b/': null, '/c/': { get: { summary: 'x', parameters: null } } } }
  expect(removeFrom(document)).toEqual(['#/paths/~1a~0b~1', '#/paths/~1c~1/get/parameters'])
  expect(document).toEqual({ paths: { '/c/': { get: { summary: 'x' } } } })
})

test('the nulls of examples and defaults stay', () => {
  const document = { schema: { default: { a: null }, examples: [{ reason: null }], enum: ['a', [null]] } }
  expect(removeFrom(document)).toEqual([])
  expect(document.schema.examples).toEqual([{ reason: null }])
})

test('a property may have the name of such a member', () => {
  expect(removeFrom({ properties: { default: { type: null } } })).toEqual(['#/properties/default/type'])
})
