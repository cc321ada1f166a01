import { expect, test } from 'vitest'

interface Change {
  text: string
  isMajor: boolean
}

const compare = await load()

/** A document with one call that takes and answers what a test says. */
function document(parts: { body?: object; answer?: object; parameters?: object[]; path?: string }) {
  const {
    body,
    answer = { type: 'object', properties: { id: { type: 'integer' } } },
    parameters = [],
    path = '/a/',
  } = parts
  const post = {
    operationId: 'a',
    parameters,
    responses: { 200: json(answer) },
    ...(body && { requestBody: json(body) }),
  }
  return { paths: { [path]: { post } } }
}

const text = { type: 'string' }
const named = { type: 'object', properties: { name: text } }

test.each<[string, Parameters<typeof document>[0], Parameters<typeof document>[0], string[]]>([
  ['nothing changed', {}, {}, []],
  ['a call was removed', { path: '/b/' }, {}, ['POST /b/ was removed']],
  [
    'a field of an answer was removed',
    { answer: named },
    { answer: { type: 'object' } },
    ['POST /a/ 200.name was removed'],
  ],
  [
    'a field of an answer has another type',
    { answer: named },
    { answer: { type: 'object', properties: { name: { type: 'integer' } } } },
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
    { answer: { ...named, required: ['name'] } },
    { answer: named },
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
  const found = compare(document(before), document(after))
  expect(found.filter(({ isMajor }) => isMajor).map((change) => change.text)).toEqual(expected)
})

test('a new call, a new field of an answer and a new choice to send are minor', () => {
  const before = document({ body: { ...text, enum: ['a'] } })
  const after = document({
    body: { ...text, enum: ['a', 'b'] },
    answer: { type: 'object', properties: { id: { type: 'integer' }, name: text } },
  })
  const found = compare(before, { paths: { ...after.paths, ...document({ path: '/c/' }).paths } })
  expect(found.map(({ isMajor }) => isMajor)).toEqual([false, false, false])
})

test('an answer that is never null any more is minor, one that may be null now is not', () => {
  const nullable = document({ answer: { type: ['string', 'null'] } })
  const certain = document({ answer: text })
  expect(compare(nullable, certain)).toEqual([
    { text: 'POST /a/ 200 is string, was null or string', isMajor: false },
  ])
  expect(compare(certain, nullable).map(({ isMajor }) => isMajor)).toEqual([true])
})

/** Guarantee: openapi/compare.mjs exports this function; being plain JavaScript it says so in JSDoc only. */
async function load() {
  const url = new URL('../../openapi/compare.mjs', import.meta.url).href
  const loaded = (await import(/* @vite-ignore */ url)) as {
    compare(before: object, after: object): Change[]
  }
  return loaded.compare
}

function json(schema: object) {
  return { content: { 'application/json': { schema } } }
}
