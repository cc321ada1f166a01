import { beforeAll, expect, test } from 'vitest'
interface Linter {
  readDocument(name: string): Promise<object>
  readPolicy(): Promise<object>
  operationsOf(document: object): object[]
  nameOperation(pointer: string, operations: readonly object[]): string | undefined
  operationProblems(operations: readonly object[]): string[]
  policyProblems(operations: readonly object[], policy: object): string[]
  formatProvenance(documents: readonly object[], operations: readonly object[]): string
  ruleProblems(document: object, isAssumed: boolean): string[]
}

const { operationsOf, nameOperation, ...linter } = await load()

let text = ''
let policy: object = {}

beforeAll(async () => {
  text = JSON.stringify(await linter.readDocument('assumed'))
  policy = await linter.readPolicy()
})

type Members = Record<string, unknown>

interface Parsed {
  paths: Record<string, Record<string, Members>>
}

/** Lints a copy of the assumed document after a change. */
function lintAfter(change: (operation: Members, document: Members) => void): string[] {
  const document = JSON.parse(text)
  change(document.paths['/tutor/list/'].get, document)
  const operations = operationsOf(document).map((operation) => ({ ...operation, document: 'assumed' }))
  linter.formatProvenance([{ name: 'assumed', document }], operations)
  return [
    ...linter.operationProblems(operations),
    ...linter.ruleProblems(document, true),
    ...linter.policyProblems(operations, policy),
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
  const { paths } = JSON.parse(text) as Parsed
  const all = operationsOf({ paths }) as Members[]
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
  const operations = operationsOf(JSON.parse(text))
  expect(nameOperation('#/paths/~1tutor~1list~1/get/responses/200', operations)).toBe('listTutors')
  expect(nameOperation('#/listTutors/get/summary', operations)).toBe('listTutors')
  expect(nameOperation('#/components/schemas/Tutor', operations)).toBeUndefined()
})

/** The linter is plain JavaScript: `npm run generate` runs it before anything is built. */
async function load(): Promise<Linter> {
  const names = ['documents', 'provenance', 'rules']
  const modules = await Promise.all(names.map((name) => import(`../../openapi/${name}.mjs`)))
  return Object.assign({}, ...modules)
}
