import {
  needsToken,
  type ListedOperation,
  type NamedDocument,
  type Policy,
  type Provenance,
  type SchemaObject,
} from './model.ts'

/** An operation and the name of its document. */
export type DocumentOperation = ListedOperation & { readonly document: string }

/** An operation's name in messages: a document with faults may lack the operationId. */
export function getName({ operationId, method, path }: ListedOperation): string {
  return operationId ?? `${method} ${path}`
}

/**
 * Names the operation that a JSON pointer lies in, in a document or in a file of `paths/`.
 * @returns undefined for a pointer outside of operations
 */
export function nameOperation(
  pointer: string,
  operations: readonly ListedOperation[],
): string | undefined {
  const keys = pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = operations.find(({ operationId, path, method }) => {
    // A file of `paths/` has the operationId as key
    const index = Math.max(keys.indexOf(path), keys.indexOf(operationId ?? ''))
    return index >= 0 && keys[index + 1] === method.toLowerCase()
  })
  return found && getName(found)
}

/** Checks names and provenance of the operations. */
export function findOperationProblems(operations: readonly DocumentOperation[]): string[] {
  const problems: string[] = []
  const seen = new Set<string | undefined>()
  for (const operation of operations) {
    const { operationId, document, 'x-provenance': provenance } = operation
    const name = getName(operation)
    if (!operationId) problems.push(`${name}: operationId is missing`)
    else if (seen.has(operationId)) problems.push(`${operationId}: named twice`)
    else if (!/^[a-z][A-Za-z]+$/.test(operationId)) problems.push(`${operationId}: not camelCase`)
    seen.add(operationId)
    for (const key of ['status', 'source', 'basis'] as const)
      if (!provenance?.[key]) problems.push(`${name}: x-provenance.${key} is missing`)
    const allowed = document === 'assumed' ? ['assumed'] : ['documented', 'partial']
    if (provenance?.status && !allowed.includes(provenance.status))
      problems.push(`${name}: a ${provenance.status} call in ${document}.yaml`)
  }
  return problems
}

/**
 * Checks that policy.yaml says who makes each call that the contract opens to guests, repeats nothing that follows from
 * the contract, and names nothing else.
 */
export function findPolicyProblems(
  operations: readonly DocumentOperation[],
  policy: Policy | undefined,
): string[] {
  const problems: string[] = []
  const settings = policy?.operations ?? {}
  const api = operations.filter(({ document }) => document !== 'session')
  for (const operation of api) {
    const id = getName(operation)
    const { who, read } = settings[id] ?? {}
    if (!who && !needsToken(operation)) problems.push(`policy.yaml: who makes ${id} is not said, and guests may`)
    if (who === 'user' && needsToken(operation)) problems.push(`policy.yaml: ${id} is who: user without saying so`)
    if (read && operation.method === 'GET') problems.push(`policy.yaml: ${id} is read: true without saying so`)
  }
  const ids = new Set(api.map(getName))
  for (const [id, setting] of Object.entries(settings)) {
    if (!ids.has(id)) problems.push(`policy.yaml: ${id} is not an operation`)
    for (const read of setting?.invalidates ?? [])
      if (!settings[read]?.cache) problems.push(`policy.yaml: ${id} invalidates ${read}, which is not cached`)
  }
  return problems
}

/** Formats the tables of README.md: operations, entities and open questions. */
export function formatProvenance(
  documents: readonly NamedDocument[],
  operations: readonly DocumentOperation[],
): string {
  const rows = operations.map((operation) => {
    const { status, source, basis }: Partial<Provenance> = operation['x-provenance'] ?? {}
    return `| \`${getName(operation)}\` | ${operation.method} | \`${operation.path}\` | ${status} | ${source} | ${basis} |`
  })
  const questions = operations
    .filter((operation) => operation['x-open-question'])
    .map((operation) => `- \`${getName(operation)}\`: ${operation['x-open-question']}`)
  return [
    '| operation | method | path | status | source | basis |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Entities',
    '',
    'Entities that are not listed are used only by documented calls and are as the specification shows them.',
    '',
    '| schema | status | source | basis |',
    '|---|---|---|---|',
    ...formatEntities(documents),
    '',
    '## Open questions to the owners of the API',
    '',
    '- All calls: the wire names of the five headers are not shown; they are configuration (`API_HEADERS`).',
    '- All lists: which envelope a list has is not shown. Assumed ones answer `{success, data, total, page, page_size}` and take `page`,',
    '  `page_size`, `ordering` and `search`: ' + formatLists(operations) + '.',
    ...questions,
  ].join('\n')
}

/** Lists the assumed operations that return pages. */
function formatLists(operations: readonly DocumentOperation[]): string {
  const paged = operations.filter(({ document, parameters = [] }) => document === 'assumed' && parameters.some(({ $ref }) => $ref?.endsWith('/PageNumber')))
  return paged.map((operation) => `\`${getName(operation)}\``).join(', ')
}

/** Formats a table row for each schema that has x-provenance. */
function formatEntities(documents: readonly NamedDocument[]): string[] {
  const schemas: Readonly<Record<string, SchemaObject>> = Object.assign(
    {},
    ...documents.map(({ document }) => document.components?.schemas),
  )
  return Object.entries(schemas)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, schema]) => {
      const { status, source, basis }: Partial<Provenance> = schema?.['x-provenance'] ?? {}
      return schema?.['x-provenance'] ? [`| \`${name}\` | ${status} | ${source} | ${basis} |`] : []
    })
}
