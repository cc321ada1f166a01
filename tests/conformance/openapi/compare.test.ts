import { expect, test } from 'vitest'
import { compare } from '../../../openapi/compare.ts'

/** Builds a document with one call. */
function createDocument(parts: { body?: object; response?: object; parameters?: object[]; path?: string }) {
  const {
    body,
    response = { type: 'object', properties: { id: { type: 'integer' } } },
    parameters = [],
    path = '/a/',
  } = parts
  const post = {
    operationId: 'a',
    parameters,
    responses: { 200: createContent(response) },
    ...(body && { requestBody: createContent(body) }),
  }
  return { paths: { [path]: { post } } }
}

const text = { type: 'string' }
const named = { type: 'object', properties: { name: text } }

test.each<[string, Parameters<typeof createDocument>[0], Parameters<typeof createDocument>[0], string[]]>([
  ['nothing changed', {}, {}, []],
  ['a call was removed', { path: '/b/' }, {}, ['POST /b/ was removed']],
  [
    'a field of an answer was removed',
    { response: named },
    { response: { type: 'object' } },
    ['POST /a/ 200.name was removed'],
  ],
  [
    'a field of an answer has another type',
    { response: named },
    { response: { type: 'object', properties: { name: { type: 'integer' } } } },
    ['POST /a/ 200.name is integer, was string'],
  ],
  [
    'a field is needed now',
    { body: named },
    { body: { ...named, required: ['name'] } },
    ['POST /a/ body.name is needed now'],
  ],
  [
    'a field may be missing now',
    { response: { ...named, required: ['name'] } },
    { response: named },
    ['POST /a/ 200.name may be missing now'],
  ],
  [
    'a limit is tighter',
    { body: text },
    { body: { ...text, maxLength: 5 } },
    ['POST /a/ body has the limit maxLength 5, had none'],
  ],
  [
    'a choice is gone',
    { body: { ...text, enum: ['a', 'b'] } },
    { body: { ...text, enum: ['a'] } },
    ['POST /a/ body takes b no more'],
  ],
  [
    'a parameter is needed',
    {},
    { parameters: [{ name: 'page', in: 'query', required: true, schema: text }] },
    ['POST /a/ needs the parameter page'],
  ],
])('%s', (_, before, after, expected) => {
  const found = compare(createDocument(before), createDocument(after))
  expect(found.filter(({ isMajor }) => isMajor).map((change) => change.text)).toEqual(expected)
})

test('a new call, a new field of a response and a new value to send are minor', () => {
  const before = createDocument({ body: { ...text, enum: ['a'] } })
  const after = createDocument({
    body: { ...text, enum: ['a', 'b'] },
    response: { type: 'object', properties: { id: { type: 'integer' }, name: text } },
  })
  const found = compare(before, { paths: { ...after.paths, ...createDocument({ path: '/c/' }).paths } })
  expect(found.map(({ isMajor }) => isMajor)).toEqual([false, false, false])
})

test('a response that is never null again is a minor change, one that may now be null is not', () => {
  const nullable = createDocument({ response: { type: ['string', 'null'] } })
  const certain = createDocument({ response: text })
  expect(compare(nullable, certain)).toEqual([
    { text: 'POST /a/ 200 is string, was null or string', isMajor: false },
  ])
  expect(compare(certain, nullable).map(({ isMajor }) => isMajor)).toEqual([true])
})

const createShape = (required: string[]) => ({ oneOf: [{ ...named, required }, { type: 'object' }] })

test.each<[string, object, object, string]>([
  [
    'a header of an answer is gone',
    { ...createContent(text), headers: { 'x-language': {} } },
    createContent(text),
    'POST /a/ 200 has the header x-language no more',
  ],
  [
    'an answer is of another media type',
    createContent(text),
    { content: { 'text/plain': { schema: text } } },
    'POST /a/ 200 is no application/json any more',
  ],
  ['an answer has no content', createContent(text), {}, 'POST /a/ 200 has no content any more'],
  [
    'what one of several shapes promised may be missing',
    createContent(createShape(['name'])),
    createContent(createShape([])),
    'POST /a/ 200.name may be missing now',
  ],
  [
    'an answer may have one more shape',
    createContent(createShape([])),
    createContent({ oneOf: [...createShape([]).oneOf, text] }),
    'POST /a/ 200 has 3 shapes, had 2',
  ],
  [
    'a fixed value is another one',
    createContent({ const: true }),
    createContent({ const: 'yes' }),
    'POST /a/ 200 may be yes now',
  ],
  [
    'a text is no date any more',
    createContent({ ...text, format: 'date' }),
    createContent(text),
    'POST /a/ 200 has the format of any text, had date',
  ],
])('%s', (_, before, after, expected) => {
  const found = compare(withResponse(before), withResponse(after))
  expect(found.filter(({ isMajor }) => isMajor).map((change) => change.text)).toEqual([expected])
})

test('a new validation rule is a major change', () => {
  const list = { type: 'array', items: { type: 'integer' } }
  const narrower: [object, object, string][] = [
    [{ ...createContent(text), required: false }, { ...createContent(text), required: true }, 'needs its body now'],
    [createContent(text), { content: { 'text/csv': { schema: text } } }, 'is no application/json any more'],
    [createContent(text), createContent({ ...text, format: 'email' }), 'has the format email, had none'],
    [createContent(list), createContent({ ...list, uniqueItems: true }), 'the limit uniqueItems true, had none'],
    [createContent(named), createContent({ ...named, additionalProperties: false }), 'additionalProperties false, had none'],
  ]
  for (const [before, after, said] of narrower) {
    const major = compare(withRequest(before), withRequest(after)).filter(({ isMajor }) => isMajor)
    expect(major.map((change) => change.text)).toEqual([expect.stringContaining(said)])
  }
})

function createContent(schema: object) {
  return { content: { 'application/json': { schema } } }
}

function withResponse(response: object) {
  return { paths: { '/a/': { post: { operationId: 'a', responses: { 200: response } } } } }
}

function withRequest(requestBody: object) {
  return { paths: { '/a/': { post: { operationId: 'a', requestBody, responses: {} } } } }
}
