import { operations } from './generated/operations.ts'

/** One operation of the API with its settings of openapi/policy.yaml. Not for the web app. */
export interface Operation {
  readonly id: string
  readonly method: string
  /** Path template with parameters in braces: `/tutor/profile/{id}/` */
  readonly template: string
  readonly provenance: string
  /** Media types that the request body may have */
  readonly content: readonly string[]
  /** public: the visitor's token is never sent; optional: sent if there is one; user: needs a session */
  readonly who: string
  readonly session?: string
  readonly browser?: boolean
  readonly production?: boolean
  readonly read?: boolean
  readonly media?: boolean
  readonly limit?: string
  /** Seconds */
  readonly cache?: {
    readonly ttl: number
    readonly stale_while_revalidate: number
    readonly stale_if_error: number
  }
  /** A browser may keep what a visitor without a session reads */
  readonly guest_copy?: boolean
  /** A success ends the person's other sessions */
  readonly ends_others?: boolean
  /** Name, picture and gender of a success are stored in the session */
  readonly updates_user?: boolean
  /** Names of the declared query parameters, only of operations that are cached */
  readonly query?: readonly string[]
  /** Ids of operations whose cache entries a success invalidates */
  readonly invalidates?: readonly string[]
  /** Bytes */
  readonly body_limit: number
  /** Total deadline, milliseconds */
  readonly timeout_ms: number
}

export type Match =
  | { readonly operation: Operation; readonly params: Readonly<Record<string, string>> }
  | { readonly allow: readonly string[] }

type Candidate = { pattern: RegExp; names: readonly string[]; operation: Operation }

/**
 * Compiles a table into a matcher.
 * @param table the operations that exist for this caller
 * @returns a function of method and raw path (leading slash, no query): the operation with its raw
 *   parameters, the methods that the path has, or undefined when the path is unknown
 */
export function createMatcher(table: readonly Operation[]) {
  const fixed = new Map<string, Map<string, Operation>>()
  const candidates: Candidate[] = []
  for (const operation of table) {
    if (operation.template.includes('{')) candidates.push(compile(operation))
    else
      fixed.set(
        operation.template,
        (fixed.get(operation.template) ?? new Map()).set(operation.method, operation),
      )
  }

  return function match(method: string, path: string): Match | undefined {
    const byMethod = fixed.get(path)
    if (byMethod) {
      const operation = byMethod.get(method)
      return operation ? { operation, params: {} } : { allow: [...byMethod.keys()] }
    }
    const found = candidates.flatMap((candidate) => {
      const values = candidate.pattern.exec(path)
      return values ? [{ candidate, values }] : []
    })
    const hit = found.find(({ candidate }) => candidate.operation.method === method)
    if (hit) return { operation: hit.candidate.operation, params: readParams(hit.candidate, hit.values) }
    return found.length ? { allow: found.map(({ candidate }) => candidate.operation.method) } : undefined
  }
}

export { operations }

function compile(operation: Operation): Candidate {
  const names: string[] = []
  const source = operation.template
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      names.push(part.slice(1, -1))
      return '([^/]+)'
    })
    .join('')
  return { pattern: new RegExp(`^${source}$`), names, operation }
}

function readParams({ names }: Candidate, values: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? '']))
}
