import { HttpProblem } from '#bff/http/problem.ts'
import { createMatcher, operations, type Operation } from '#sdk/operations.ts'

/** A call that the OpenAPI documents list. */
export interface MatchedOperation {
  readonly operation: Operation
  /** Path below the API's base, rebuilt from the template: the caller's own escapes never reach the API */
  readonly path: string
}

/**
 * Builds the allow-list of API calls from the OpenAPI documents.
 * @param isProduction leaves out operations that the policy marks `production: false`
 * @param table for tests; the generated one otherwise
 * @returns a function of method and raw path below `/api`, which throws HttpProblem not_found or method_not_allowed
 */
export function createAllowList(isProduction: boolean, table: readonly Operation[] = operations) {
  const match = createMatcher(
    table.filter(({ browser, production }) => browser !== false && !(isProduction && production === false)),
  )
  return function matchOperation(method: string, path: string): MatchedOperation {
    const found = match(method, path)
    if (!found) throw new HttpProblem('not_found')
    if ('allow' in found) throw new HttpProblem('method_not_allowed', { allow: found.allow.join(', ') })
    const { operation, params } = found
    return {
      operation,
      path: operation.template.replace(/\{([^}]+)\}/g, (_, name) => encodeOnce(params[name])),
    }
  }
}

/** Decodes and encodes again, so that each character is escaped in one way only. */
function encodeOnce(raw = ''): string {
  return encodeURIComponent(decodeURIComponent(raw))
}
