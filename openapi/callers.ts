import { needsToken } from './model.ts'
import { getName, type DocumentOperation } from './provenance.ts'

/** The categories of accounts, as a session names them. */
const categories: ReadonlySet<string> = new Set(['student', 'kids', 'tutor', 'operator', 'institute_admin'])

/** Checks `x-callers`: who may make a call, of those who are signed in. Without it every account may. */
export function findCallerProblems(operations: readonly DocumentOperation[]): string[] {
  return operations.flatMap((operation) => {
    const { 'x-callers': callers, document, responses = {} } = operation
    if (!callers) return []
    const name = getName(operation)
    const problems = callers.filter((category) => !categories.has(category)).map((category) => `${name}: ${category} in x-callers is no category`)
    if (!needsToken(operation)) problems.push(`${name}: x-callers of a call that guests may make`)
    if (document === 'assumed' && !responses[403]) problems.push(`${name}: x-callers without a 403 response`)
    return problems
  })
}
