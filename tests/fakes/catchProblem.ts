import { HttpProblem } from '#bff/http/problem.ts'

/** The code of the problem that some work throws; `passes` when it throws none. */
export function catchProblem(work: () => unknown): string {
  try {
    work()
    return 'passes'
  } catch (error) {
    if (error instanceof HttpProblem) return error.code
    throw error
  }
}
