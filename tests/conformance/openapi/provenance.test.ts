import { expect, test } from 'vitest'
import {
  findOperationProblems,
  findPolicyProblems,
  formatProvenance,
  getName,
  nameOperation,
  type DocumentOperation,
} from '../../../openapi/provenance.ts'

const provenance = { status: 'assumed', source: 'section 7', basis: 'named' } as const
const call: DocumentOperation = {
  operationId: 'listTutors',
  document: 'assumed',
  method: 'GET',
  path: '/tutor/list/',
  'x-provenance': provenance,
}
const unnamed = { ...call, operationId: undefined }
const personal = { ...call, operationId: 'insertCourse', method: 'POST', security: [{ token: [] }] }

test('an operation without a name is named by its call', () => {
  // Guaranteed by a document with faults
  expect([getName(call), getName(unnamed as unknown as DocumentOperation)]).toEqual([
    'listTutors',
    'GET /tutor/list/',
  ])
})

test('a fault inside an operation names it, in the document and in a file of paths', () => {
  expect(nameOperation('#/paths/~1tutor~1list~1/get/responses/200', [call])).toBe('listTutors')
  expect(nameOperation('#/listTutors/get/summary', [call])).toBe('listTutors')
  expect(nameOperation('#/paths/~1tutor~1list~1/post', [call])).toBeUndefined()
  expect(nameOperation('#/components/schemas/Tutor', [call])).toBeUndefined()
})

test.each([
  ['a name that is no camelCase', [{ ...call, operationId: 'ListTutors' }], ['ListTutors: not camelCase']],
  ['a name of two operations', [call, call], ['listTutors: named twice']],
  [
    'a documented call among the assumed ones',
    [{ ...call, 'x-provenance': { ...provenance, status: 'documented' as const } }],
    ['listTutors: a documented call in assumed.yaml'],
  ],
  [
    'an assumed call elsewhere',
    [{ ...call, document: 'documented' }],
    ['listTutors: a assumed call in documented.yaml'],
  ],
  [
    'a missing basis',
    [{ ...call, 'x-provenance': { ...provenance, basis: '' } }],
    ['listTutors: x-provenance.basis is missing'],
  ],
  ['nothing', [call], []],
])('%s is reported', (_, operations, problems) => {
  expect(findOperationProblems(operations)).toEqual(problems)
})

/** The problems of a policy for a public read, a personal write and a call of the BFF. */
function find(policy: Parameters<typeof findPolicyProblems>[1]): string[] {
  const session = { ...call, operationId: 'readSession', document: 'session' }
  return findPolicyProblems([call, personal, session], policy)
}

test('a call that guests may make needs a row of the policy, and a row repeats nothing that follows', () => {
  expect(find({ operations: { listTutors: { who: 'public' }, insertCourse: { read: true } } })).toEqual([])
  expect(find(undefined)).toEqual([
    expect.stringContaining('who makes listTutors is not said, and guests may'),
  ])
  expect(
    find({
      operations: { insertCourse: { who: 'user' }, listTutors: { who: 'public', read: true }, gone: null },
    }),
  ).toEqual([
    'policy.yaml: listTutors is read: true without saying so',
    'policy.yaml: insertCourse is who: user without saying so',
    'policy.yaml: gone is not an operation',
  ])
})

test('a call invalidates cached reads only', () => {
  const operations = { listTutors: { who: 'public' }, insertCourse: { invalidates: ['listTutors'] } }
  expect(findPolicyProblems([call, personal], { operations })).toEqual([
    'policy.yaml: insertCourse invalidates listTutors, which is not cached',
  ])
  const cached = { ...operations, listTutors: { who: 'public', cache: { ttl: 1 } } }
  expect(findPolicyProblems([call, personal], { operations: cached })).toEqual([])
})

test('the tables list operations, entities in their order, pages and open questions', () => {
  const paged = { ...call, 'x-open-question': 'How?', parameters: [{ $ref: '#/parameters/PageNumber' }] }
  const schemas = { B: { 'x-provenance': provenance }, A: { 'x-provenance': provenance }, C: {} }
  const text = formatProvenance(
    [{ name: 'assumed', document: { paths: {}, components: { schemas } } }],
    [paged],
  )
  expect(text).toContain('| `listTutors` | GET | `/tutor/list/` | assumed | section 7 | named |')
  expect(text).toContain('| `A` | assumed | section 7 | named |\n| `B` | assumed')
  expect(text).not.toContain('`C`')
  expect(text).toContain('`search`: `listTutors`.\n- `listTutors`: How?')
})
