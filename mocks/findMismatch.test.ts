import { afterEach, beforeEach, expect, test } from 'vitest'
import { responses, schemas, type ResponseSchema } from '#sdk/responses.ts'
import { findMismatch } from '#mocks/findMismatch.ts'

const name = 'operationOfTheTest'

/** Declares a response of an operation that exists in this test alone. */
function addResponse(status: number | 'default', schema: ResponseSchema): void {
  Reflect.set(responses, name, { ...responses[name], [status]: schema })
}
beforeEach(() => Reflect.set(schemas, 'NamedOfTheTest', { type: 'object', required: ['name'] }))
afterEach(() => {
  Reflect.deleteProperty(responses, name)
  Reflect.deleteProperty(schemas, 'NamedOfTheTest')
})
const find = (body: unknown, status = 200) => findMismatch(name, status, body)

test.each<[ResponseSchema, unknown, string | undefined]>([
  [{ type: 'string' }, 'a', undefined],
  [{ type: 'string' }, 7, 'the body is 7, not string'],
  [{ type: 'string' }, undefined, 'the body is missing, not string'],
  [{ type: ['string', 'null'] }, null, undefined],
  [{ type: ['string', 'null'] }, [], 'the body is [], not string or null'],
  [{ type: 'array' }, {}, 'the body is {}, not array'],
  [{ type: 'object' }, [], 'the body is [], not object'],
  [{ type: 'integer' }, 1.5, 'the body is 1.5, not integer'],
  [{ type: 'integer' }, 2, undefined],
  [{ const: true }, false, 'the body is false, not true'],
  [{ const: true }, true, undefined],
  [{ enum: ['a', 'b'] }, 'c', 'the body is "c", not one of ["a","b"]'],
  [{ enum: ['a', 'b'] }, 'a', undefined],
  [{ type: 'number', maximum: 5 }, 6, 'the body is 6, more than 5'],
])('against %j the body %j gives %j', (schema, body, mismatch) => {
  addResponse(200, schema)
  expect(find(body)).toBe(mismatch)
})

test('a mismatch is named by its JSON pointer', () => {
  addResponse(200, {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
    },
  })
  expect(find({ data: [{ id: 1 }, { id: 'x' }] })).toBe('/data/1/id is "x", not integer')
  expect(find({ data: [{}] })).toBeUndefined()
  expect(find({})).toBe('/data is missing')
})

test('schemas are followed by their name, and all parts of one count', () => {
  addResponse(200, { allOf: [{ $ref: 'NamedOfTheTest' }, { properties: { age: { type: 'integer' } } }] })
  expect(find({ age: 5 })).toBe('/name is missing')
  expect(find({ name: 'Sara', age: 'five' })).toBe('/age is "five", not integer')
  expect(find({ name: 'Sara', age: 5 })).toBeUndefined()
})

test.each(['oneOf', 'anyOf'] as const)(
  'one variant of %s has to fit; else the closest is reported',
  (variants) => {
    addResponse(200, {
      [variants]: [
        { type: 'string' },
        {
          type: 'object',
          properties: { inner: { type: 'object', properties: { id: { type: 'integer' } } } },
        },
      ],
    })
    expect(find('text')).toBeUndefined()
    expect(find({ inner: { id: 7 } })).toBeUndefined()
    expect(find({ inner: { id: 'x' } })).toBe('/inner/id is "x", not integer')
  },
)

test('a status uses its own declaration, else the default one, else none', () => {
  addResponse(200, { type: 'string' })
  expect(find(7, 404)).toBeUndefined()
  addResponse('default', { type: 'object' })
  expect(find(7, 404)).toBe('the body is 7, not object')
  expect(find('text')).toBeUndefined()
})

test('a server error may have no body, another error may not', () => {
  addResponse('default', { type: 'object' })
  expect(find(undefined, 500)).toBeUndefined()
  expect(find(7, 500)).toBe('the body is 7, not object')
  expect(find(undefined, 499)).toBe('the body is missing, not object')
})

test('a long value is shortened', () => {
  addResponse(200, { type: 'integer' })
  expect(find('a'.repeat(100))).toBe(`the body is "${'a'.repeat(59)}..., not integer`)
})

test('an operation that is not declared has no mismatch', () => {
  expect(findMismatch('unknown', 200, 7)).toBeUndefined()
})
