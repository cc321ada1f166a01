import { createMatcher, operations, type Operation } from '#sdk/operations.ts'

const match = createMatcher(operations)

/**
 * Finds the operation that a URL means where the base URL is not known: of `/api/tutor/students/list/` the longest end
 * that is an operation, `/tutor/students/list/`, although `/students/list/` is one too.
 * @param path with or without the path of a base URL, without the query
 */
export function findMeantOperation(method: string, path: string): Operation | undefined {
  for (let start = 0; start >= 0; start = path.indexOf('/', start + 1)) {
    const found = match(method, path.slice(start))
    if (found && 'operation' in found) return found.operation
  }
  return undefined
}
