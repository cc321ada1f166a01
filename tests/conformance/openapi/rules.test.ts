import { beforeAll, expect, test } from 'vitest'
import { readDocument, readPolicy } from '../../../openapi/documents.ts'
import { listOperations, type Policy } from '../../../openapi/model.ts'
import { findOperationProblems, findPolicyProblems, formatProvenance } from '../../../openapi/provenance.ts'
import { findRuleProblems } from '../../../openapi/rules.ts'

let text = ''
let policy: Policy = {}

beforeAll(async () => {
  text = JSON.stringify(await readDocument('assumed'))
  policy = await readPolicy()
})

type Members = Record<string, unknown>

interface Parsed {
  paths: Record<string, Record<string, Members>>
}

/** Lints a copy of the assumed document after a change. */
function lintAfter(change: (operation: Members, document: Members) => void): string[] {
  const document = JSON.parse(text)
  change(document.paths['/tutor/list/'].get, document)
  const operations = listOperations(document).map((operation) => ({ ...operation, document: 'assumed' }))
  formatProvenance([{ name: 'assumed', document }], operations)
  return [
    ...findOperationProblems(operations),
    ...findRuleProblems(document, true),
    ...findPolicyProblems(operations, policy),
  ]
}

/** Lints a copy whose operation lacks a member. */
function drop(member: string): string[] {
  return lintAfter((operation) => void Reflect.deleteProperty(operation, member))
}

test.each(['status', 'source', 'basis'])(
  'a missing x-provenance.%s is reported with the operation',
  (member) => {
    const problems = lintAfter((operation) => {
      Reflect.deleteProperty(operation['x-provenance'] as Members, member)
    })
    expect(problems).toContain(`listTutors: x-provenance.${member} is missing`)
  },
)

test('no missing member of an operation or an entity stops the lint', () => {
  const { paths, components } = JSON.parse(text)
  for (const member of Object.keys(paths['/tutor/list/'].get)) {
    const problems = drop(member)
    expect(problems.filter((problem) => problem.includes('undefined'))).toEqual([])
  }
  expect(drop('x-provenance')).toContain('listTutors: x-provenance.basis is missing')
  expect(drop('operationId')).toContain('GET /tutor/list/: operationId is missing')
  for (const member of Object.keys(components.schemas.Tutor))
    expect(() =>
      lintAfter((_, { components: parts }) => {
        Reflect.deleteProperty((parts as { schemas: { Tutor: Members } }).schemas.Tutor, member)
      }),
    ).not.toThrow()
  for (const member of Object.keys(components))
    expect(() =>
      lintAfter((_, { components: parts }) => void Reflect.deleteProperty(parts as Members, member)),
    ).not.toThrow()
})

test('a member that every operation lacks is reported for each of them by name', () => {
  const all = listOperations(JSON.parse(text))
  const members = new Set(all.flatMap((operation) => Object.keys(operation)))
  for (const member of [...members].filter((name) => !['path', 'method'].includes(name))) {
    const problems = lintAfter((_, document) => {
      for (const item of Object.values((document as unknown as Parsed).paths))
        for (const operation of Object.values(item)) Reflect.deleteProperty(operation, member)
    })
    expect(problems.filter((problem) => problem.includes('undefined'))).toEqual([])
    if (member !== 'x-provenance') continue
    for (const { operationId } of all)
      expect(problems).toContain(`${String(operationId)}: x-provenance.status is missing`)
  }
})

/** The rule problems of a document with one call, whose schema or operation was changed. */
function findIn(operation: object, schemas: object = {}, path = '/a/list/') {
  const page = { allOf: [{ $ref: '#/components/schemas/Page' }] }
  const get = {
    operationId: 'listA',
    parameters: ['PageNumber', 'PageSize', 'Search', 'Ordering'].map((name) => ({ $ref: `#/p/${name}` })),
    responses: { 200: { content: { 'application/json': { schema: page } } }, 404: {}, default: {} },
    ...operation,
  }
  const known = Object.entries({ Page: {}, ...schemas }).map(([name, schema]) => [
    name,
    { 'x-provenance': { status: 'assumed', source: 'a', basis: 'b' }, ...schema },
  ])
  return findRuleProblems(
    { paths: { [path]: { get } }, components: { schemas: Object.fromEntries(known) } },
    true,
  )
}

test.each([
  ['a list with all that it needs', {}, []],
  ['a list without a page', { responses: { 404: {}, default: {} } }, ['a list returns a page']],
  [
    'a list without a search',
    { parameters: [{ name: 'ordering' }, { $ref: '#/p/PageNumber' }, { $ref: '#/p/RangeSize' }] },
    ['a list takes Search too'],
  ],
  [
    'a call without an error',
    { operationId: 'readA', parameters: [], responses: { default: {} } },
    ['no error response is declared'],
  ],
  [
    'a call without a default response',
    { operationId: 'readA', parameters: [], responses: { 404: {} } },
    ['no default response'],
  ],
  [
    'a parameter in camelCase',
    {
      operationId: 'readA',
      responses: { 404: {}, default: {} },
      parameters: [{ name: 'pageSize', in: 'query' }],
    },
    ['the parameter pageSize is not snake_case'],
  ],
  [
    'an example of a token',
    {
      operationId: 'readA',
      parameters: [],
      responses: { 404: {}, default: { example: 'eyJhbGciOiJkaXIifQ' } },
    },
    ['an example looks like a secret'],
  ],
])('%s is checked', (_, operation, problems) => {
  const found = findIn(operation).map((problem) => problem.replace(/^\w+(?:\/[^:]*)?: /, ''))
  expect(found).toEqual(problems)
})

test.each([
  [{ type: 'string', examples: ['Sara', 'سارة'] }, []],
  [{ type: 'string', examples: ['Sara'] }, ['A.name: no examples in English and Arabic']],
  [{ type: 'string', enum: ['a'] }, []],
  [{ type: 'integer' }, []],
])(
  'the field name with the schema %j needs examples in both languages where it is read',
  (name, problems) => {
    expect(findIn({}, { A: { properties: { name } } })).toEqual(problems)
  },
)

/** The problems of a call with a body. */
function findInBody(body: object): string[] {
  const schema = { $ref: '#/components/schemas/A' }
  return findIn({ requestBody: { content: { 'application/json': { schema } } } }, { A: body })
}

test('a body needs an example of a whole payload in both languages', () => {
  const items = { properties: { note: { type: 'string', examples: ['a ب'] } } }
  expect(findInBody({})).toEqual(['listA: the body has no example of a whole payload'])
  expect(findInBody({ properties: { all: { items } }, examples: [{ all: [{ note: 'a' }] }] })).toEqual([
    'listA: no example of a payload with note in English and Arabic',
  ])
  expect(findInBody({ properties: { all: { items } }, examples: [{ all: [{ note: 'a ب' }] }] })).toEqual([])
})

test('paths and fields are in the style of the others', () => {
  expect(findIn({}, {}, '/a/List/')).toEqual(['listA: the path /a/List/ is not in the style of the others'])
  expect(findIn({}, {}, '/a/{id}')).toEqual(['listA: the path /a/{id} is not in the style of the others'])
  expect(findIn({}, { A: { properties: { Id: {}, pageSize: {} } } })).toEqual([
    'A.pageSize: not snake_case and not a name of the specification',
  ])
})
