import { expect, test } from 'vitest'
import { flattenContent, flattenParameters, formatTypes } from '../../../openapi/flatten.ts'
import type { ListedOperation, OpenApiDocument, SchemaObject } from '../../../openapi/model.ts'

const named = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const document = {
  paths: { '/a/': { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }] } },
  components: {
    schemas: { Person: named, Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } },
    parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
  },
} as unknown as OpenApiDocument

const person = { $ref: '#/components/schemas/Person' } as SchemaObject

/** Flattens the schema of a body. */
function flatten(schema: SchemaObject) {
  const content = flattenContent({ content: { 'application/json': { schema } } }, document)
  if (!content) throw new Error('no content')
  return content.schema
}

test('an operation has its own parameters and those of its path, with references resolved', () => {
  const operation = { path: '/a/', parameters: [{ $ref: '#/components/parameters/Page' }] }
  const parameters = flattenParameters(operation as unknown as ListedOperation, document)
  expect([...parameters].map(([name, { required, schema }]) => [name, required, schema.type])).toEqual([
    ['id', true, 'integer'],
    ['page', false, 'integer'],
  ])
})

test('a body has its media types, the schema of the first, and may be required', () => {
  const content = { 'text/csv': { schema: { type: 'string' } }, 'application/json': { schema: named } }
  expect(flattenContent({ content, required: true }, document)).toMatchObject({
    media: ['text/csv', 'application/json'],
    required: true,
    schema: { type: 'string' },
  })
  expect(flattenContent({ content }, document)?.required).toBe(false)
  expect(flattenContent({}, document)).toBeUndefined()
  expect(flattenContent(undefined, document)).toBeUndefined()
})

test('the parts of allOf are one object, and their required members are required', () => {
  const schema = flatten({ allOf: [person, { properties: { age: { type: 'integer' } } }], required: ['age'] })
  expect(schema.type).toBe('object')
  expect([...schema.properties.keys()]).toEqual(['name', 'age'])
  expect([...schema.required]).toEqual(['age', 'name'])
})

test('a member of its own comes before one of its parts', () => {
  const schema = flatten({ allOf: [person], properties: { name: { type: 'integer' } } })
  expect(schema.properties.get('name')?.().type).toBe('integer')
})

test('the shapes of oneOf are kept, with the types of all, and none of their members is required', () => {
  const schema = flatten({ oneOf: [person, { type: 'array' }] })
  expect(schema.variants.map(({ type }) => type)).toEqual(['object', 'array'])
  expect(schema.type).toBe('array or object')
  expect([...schema.properties.keys()]).toEqual(['name'])
  expect([...schema.required]).toEqual([])
})

test('a constant is the only choice', () => {
  expect(flatten({ const: 0 }).enum).toEqual([0])
  expect(flatten({ enum: [1, 2] }).enum).toEqual([1, 2])
})

test('a schema that contains itself can be read to any depth', () => {
  const node = flatten({ $ref: '#/components/schemas/Node' } as SchemaObject)
  expect(node.properties.get('next')?.().properties.get('next')?.().type).toBe('object')
  expect(flatten({ type: 'array', items: person }).items?.().type).toBe('object')
})

test.each<[SchemaObject, string]>([
  [{}, 'anything'],
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'null or string'],
])('the types of %j are %s', (schema, types) => {
  expect(formatTypes(flatten(schema))).toBe(types)
})
