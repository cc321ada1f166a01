import type { Refusal } from '#bff/http/problem.ts'
import { createMatcher, operations, type Operation } from '#sdk/operations.ts'

/** A call that the OpenAPI documents know. */
export interface MatchedOperation {
  readonly operation: Operation
  /** Path below the API's base, rebuilt from the template: nothing of the caller's spelling is left */
  readonly path: string
}

/**
 * The allow-list of contract section 3, from the OpenAPI documents.
 * @param isProduction leaves out what the policy keeps from production
 * @param table for tests; the generated one otherwise
 * @returns a function of method and raw path below `/api`
 */
export function createAllowList(isProduction: boolean, table: readonly Operation[] = operations) {
  const match = createMatcher(
    table.filter(({ browser, production }) => browser !== false && !(isProduction && production === false)),
  )
  return function matchOperation(method: string, path: string): MatchedOperation | Refusal {
    const found = match(method, path)
    if (!found) return { code: 'not_found' }
    if ('allow' in found) return { code: 'method_not_allowed', headers: { allow: found.allow.join(', ') } }
    const { operation, params } = found
    return { operation, path: operation.template.replace(/\{([^}]+)\}/g, (_, name) => escaped(params[name])) }
  }
}

function escaped(raw = ''): string {
  return encodeURIComponent(decodeURIComponent(raw))
}
