import { expect, test } from 'vitest'
import { compareSchemas, type Side } from '../../../openapi/compareSchemas.ts'
import { flattenContent } from '../../../openapi/flatten.ts'
import type { OpenApiDocument, SchemaObject } from '../../../openapi/model.ts'

/** With the limits, which the model leaves out */
type Schema = SchemaObject & Record<string, unknown>

/** Flattens a schema of a document that has the schema `Person`. */
function flatten(schema: Schema) {
  const person = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
  const document = { paths: {}, components: { schemas: { Person: person } } } as unknown as OpenApiDocument
  const content = flattenContent({ content: { 'application/json': { schema } } }, document)
  if (!content) throw new Error('no content')
  return content.schema
}

/** Lists the changes between two schemas, with a mark for those that break a client. */
const compare = (old: Schema, next: Schema, side: Side) =>
  compareSchemas('x', flatten(old), flatten(next), side).map(({ isMajor, text }) => `${isMajor ? '!' : ''}${text}`)

const buildObject = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
const text: Schema = { type: 'string' }
const number: Schema = { type: 'integer' }
const reference = { $ref: '#/components/schemas/Person' } as Schema

test.each<[what: string, old: Schema, next: Schema, request: string[], response: string[]]>([
  ['nothing', text, text, [], []],
  ['another type', text, number, ['!x is integer, was string'], ['!x is integer, was string']],
  [
    'one more type',
    text,
    { type: ['string', 'null'] },
    ['x is null or string, was string'],
    ['!x is null or string, was string'],
  ],
  [
    'one type less',
    { type: ['string', 'null'] },
    text,
    ['!x is string, was null or string'],
    ['x is string, was null or string'],
  ],
  ['a new choice', { enum: ['a'] }, { enum: ['a', 'b'] }, ['x takes b'], ['!x may be b now']],
  ['a choice less', { enum: ['a', 'b'] }, { enum: ['a'] }, ['!x takes b no more'], ['x is never b']],
  ['choices for the first time', {}, { enum: ['a'] }, ['!x takes certain values only'], []],
  ['another constant', { const: 1 }, { const: 2 }, ['!x takes 1 no more', 'x takes 2'], ['!x may be 2 now', 'x is never 1']],
  ['a removed member', buildObject({ a: text }), buildObject({}), ['x.a was removed'], ['!x.a was removed']],
  ['a new member', buildObject({}), buildObject({ a: text }), ['x.a was added'], ['x.a was added']],
  [
    'a new member that is required',
    buildObject({}),
    buildObject({ a: text }, ['a']),
    ['!x.a is needed now'],
    ['x.a was added'],
  ],
  [
    'a member that is required now',
    buildObject({ a: text }),
    buildObject({ a: text }, ['a']),
    ['!x.a is needed now'],
    [],
  ],
  [
    'a member that is optional now',
    buildObject({ a: text }, ['a']),
    buildObject({ a: text }),
    [],
    ['!x.a may be missing now'],
  ],
  [
    'another type of a member of a list',
    { type: 'array', items: buildObject({ a: text }) },
    { type: 'array', items: buildObject({ a: number }) },
    ['!x[].a is integer, was string'],
    ['!x[].a is integer, was string'],
  ],
  [
    'a new format',
    text,
    { type: 'string', format: 'date' },
    ['!x has the format date, had none'],
    [],
  ],
  [
    'a format less',
    { type: 'string', format: 'date' },
    text,
    [],
    ['!x has the format of any text, had date'],
  ],
  ['a new limit', text, { type: 'string', maxLength: 5 }, ['!x has the limit maxLength 5, had none'], []],
  ['a wider limit', { maxLength: 5 }, { maxLength: 6 }, [], []],
  ['a higher minimum', { minimum: 1 }, { minimum: 2 }, ['!x has the limit minimum 2, had 1'], []],
  ['a lower minimum', { minimum: 2 }, { minimum: 1 }, [], []],
  ['another pattern', { pattern: 'a' }, { pattern: 'b' }, ['!x has the limit pattern b, had a'], []],
  ['a pattern less', { pattern: 'a' }, {}, [], []],
  ['unique items', { type: 'array' }, { type: 'array', uniqueItems: true }, ['!x has the limit uniqueItems true, had none'], []],
  [
    'a member of a named schema',
    { allOf: [reference] },
    { allOf: [reference, buildObject({ age: number }, ['age'])] },
    ['!x.age is needed now'],
    ['x.age was added'],
  ],
  [
    'one more shape',
    { oneOf: [text] },
    { oneOf: [text, number] },
    ['x has 2 shapes, had 1'],
    ['!x has 2 shapes, had 1'],
  ],
  [
    'one shape less',
    { oneOf: [text, number] },
    { oneOf: [text] },
    ['!x has 1 shapes, had 2'],
    ['x has 1 shapes, had 2'],
  ],
  [
    'another shape',
    { oneOf: [text, number] },
    { oneOf: [text, { type: 'boolean' }] },
    ['!x is boolean, was integer'],
    ['!x is boolean, was integer'],
  ],
])('%s is reported for a request and for a response', (_, old, next, request, response) => {
  expect(compare(old, next, 'request')).toEqual(request)
  expect(compare(old, next, 'response')).toEqual(response)
})
