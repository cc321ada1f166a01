import { parseHarEntry, type ParsedEntry } from '#bff/fixtures/parsedEntry.ts'
import type { Fixture } from '#bff/fixtures/har.ts'
import { createMatcher, operations, type Operation } from '#sdk/operations.ts'
import type { readOperations } from '../conformance/documents.ts'
import { undeclaredIn } from '../conformance/undeclared.ts'
import { suspectsIn } from './scan.ts'

export interface Checked {
  /** Each with its entry: files that have one do not hold what the documents say */
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
  /** Statuses that were recorded, by operation */
  readonly seen: ReadonlyMap<string, ReadonlySet<number>>
}

const match = createMatcher(operations)
/** Older files still count, but somebody should look at them. Milliseconds. */
const oldAge = 180 * 86_400_000

/**
 * Holds a recorded set against the OpenAPI documents: undeclared calls, parameters, statuses and fields.
 * @param documented as `readOperations` reads them, which takes seconds
 */
export function checkFixture(fixture: Fixture, documented: Documents, now = Date.now()): Checked {
  const problems: string[] = []
  const seen = new Map<string, Set<number>>()
  for (const [index, entry] of fixture.log.entries.entries()) {
    const draft = parseHarEntry(entry)
    const where = `${entry._id ?? `e${index + 1}`} ${draft.method} ${draft.path}`
    const operation = operationOf(draft)
    const found = operation && documented.get(operation.id)
    if (!operation || !found) problems.push(`${where}: the documents do not know this call`)
    else {
      seen.set(operation.id, (seen.get(operation.id) ?? new Set()).add(draft.status))
      problems.push(...driftOf(draft, found).map((text) => `${where} ${draft.status}: ${text}`))
    }
    problems.push(...suspectsIn(entry).map((kind) => `${where}: holds what looks like a raw ${kind}`))
  }
  const age = now - Date.parse(fixture.log._fixture.recordedAt)
  return {
    problems,
    warnings: age > oldAge ? [`recorded ${Math.floor(age / 86_400_000)} days ago`] : [],
    seen,
  }
}

export function operationOf({ method, path }: Pick<ParsedEntry, 'method' | 'path'>): Operation | undefined {
  const found = match(method, path)
  return found && 'operation' in found ? found.operation : undefined
}

type Documents = Awaited<ReturnType<typeof readOperations>>
type Documented = NonNullable<ReturnType<Documents['get']>>

/** What one attempt shows that the documents do not say; empty where no answer came. */
export function driftOf(draft: ParsedEntry, { operation, validate, document }: Documented): string[] {
  if (draft.error) return []
  const { status, answer, query, body } = draft
  // The answer for everything else is there for what breaks, not for what an API does every day
  const isListed =
    String(status) in operation.responses || (status >= 500 && 'default' in operation.responses)
  const names = parametersOf(operation, document)
  return [
    ...query.flatMap(({ name }) => (names.has(name) ? [] : [`the parameter ${name} is not declared`])),
    ...(body.kind === 'json' ? undeclaredIn(body.value, requestOf(operation, document), document) : []).map(
      (text) => `request ${text}`,
    ),
    ...(isListed ? [] : [`status ${status} is not declared`]),
    ...(isListed && status !== 304 ? validate(status, valueOf(answer)) : []),
  ]
}

function valueOf(answer: ParsedEntry['answer']): unknown {
  if (answer.kind === 'json') return answer.value
  if (answer.kind === 'text') return answer.text
  return answer.kind === 'bytes' ? Buffer.from(answer.base64, 'base64') : undefined
}

type Node = Readonly<Record<string, unknown>>

function parametersOf(operation: Documented['operation'], document: object): Set<string> {
  const shared = nodeAt(document, ['paths', operation.path, 'parameters'])
  const all = [...(Array.isArray(shared) ? shared : []), ...(operation.parameters ?? [])]
  return new Set(all.map((parameter) => String(resolved(parameter, document).name)))
}

function requestOf(operation: Documented['operation'], document: object): Node {
  const body = resolved(operation.requestBody, document)
  return asNode(nodeAt(body, ['content', 'application/json', 'schema']))
}

function resolved(node: unknown, document: object): Node {
  const { $ref: reference, ...rest } = asNode(node)
  if (typeof reference !== 'string') return rest
  const keys = reference.slice(2).split('/')
  return asNode(
    nodeAt(
      document,
      keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')),
    ),
  )
}

function nodeAt(node: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((part, key) => asNode(part)[key], node)
}

function asNode(node: unknown): Node {
  return typeof node === 'object' && node !== null ? { ...node } : {}
}
