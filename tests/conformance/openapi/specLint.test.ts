import { beforeAll, expect, test } from 'vitest'
import { findCallerProblems } from '../../../openapi/callers.ts'
import { readDocument, readPolicy } from '../../../openapi/documents.ts'
import { listOperations, type Policy } from '../../../openapi/model.ts'
import {
  findOperationProblems,
  findPolicyProblems,
  formatProvenance,
  nameOperation,
} from '../../../openapi/provenance.ts'
import { findRuleProblems } from '../../../openapi/rules.ts'
import { removeNulls } from '../../../openapi/removeNulls.ts'

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

test('nulls are taken out with their pointers, so that the rules go on', () => {
  const document = JSON.parse(text)
  document.paths['/nope/'] = null
  document.paths['/tutor/list/'].get.parameters = null
  document.components.schemas.Event.properties.is_over = null
  document.components.schemas.Event.examples = [{ reason: null }]
  const pointers: string[] = []
  removeNulls(document, (pointer) => void pointers.push(pointer))
  expect(pointers.toSorted()).toEqual([
    '#/components/schemas/Event/properties/is_over',
    '#/paths/~1nope~1',
    '#/paths/~1tutor~1list~1/get/parameters',
  ])
  expect(document.components.schemas.Event.examples).toEqual([{ reason: null }])
  expect(findRuleProblems(document, true).join()).not.toContain('undefined')
  expect(() => listOperations({ paths: JSON.parse('{"/nope/": null}') })).not.toThrow()
})

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

test('a fault inside an operation names it, in the document and in a file of paths', () => {
  const operations = listOperations(JSON.parse(text))
  expect(nameOperation('#/paths/~1tutor~1list~1/get/responses/200', operations)).toBe('listTutors')
  expect(nameOperation('#/listTutors/get/summary', operations)).toBe('listTutors')
  expect(nameOperation('#/components/schemas/Tutor', operations)).toBeUndefined()
})

test('a call that guests may make needs a row of the policy, and a row repeats nothing that follows', () => {
  const operations = listOperations(JSON.parse(text)).map((found) => ({ ...found, document: 'assumed' }))
  const lint = (rows: NonNullable<Policy['operations']>) => findPolicyProblems(operations, { operations: rows })
  const lacking = lint({}).join()
  expect(lacking).toContain('policy.yaml: who makes listTutors is not said, and guests may')
  expect(lacking).not.toContain('insertCourse')
  expect(lint({ insertCourse: { who: 'user' }, listCatalogs: { read: true } })).toEqual(
    expect.arrayContaining([
      'policy.yaml: insertCourse is who: user without saying so',
      'policy.yaml: listCatalogs is read: true without saying so',
    ]),
  )
})

test('callers are categories of accounts, of calls that need a session and can be forbidden', () => {
  const operations = listOperations(JSON.parse(text)).map((found) => ({ ...found, document: 'assumed' }))
  const lint = (id: string, change: object) =>
    findCallerProblems(operations.map((found) => (found.operationId === id ? { ...found, ...change } : found)))
  expect(findCallerProblems(operations)).toEqual([])
  expect(lint('insertCourse', { 'x-callers': ['operators'] })).toEqual([
    'insertCourse: operators in x-callers is no category',
  ])
  expect(lint('insertCourse', { responses: {} })).toEqual(['insertCourse: x-callers without a 403 response'])
  expect(lint('insertCourse', { security: [] })).toEqual([
    'insertCourse: x-callers of a call that guests may make',
  ])
})
