import { operations } from '#sdk/operations.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

/** Builds the response to a call without an operation: status 599 and the nearest operations. */
export function buildUnmatched(method: string, path: string): MockResponse {
  const asked = `${method} ${path}`
  const nearest = operations
    .map((operation) => `${operation.method} ${operation.template}`)
    .map((name) => ({ name, distance: computeDistance(asked, name) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name)
  return buildProblem({ title: 'MOCK_UNMATCHED', method, path, nearest })
}

/** Builds a problem document with status 599, which the real API never returns. */
export function buildProblem(about: { title: string } & Record<string, unknown>): MockResponse {
  return {
    status: 599,
    headers: { 'content-type': 'application/problem+json' },
    body: { type: 'about:blank', status: 599, ...about },
  }
}

/** Computes the Levenshtein distance of two texts. */
function computeDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let line = 0; line < Math.min(from.length, 200); line++) {
    const letter = from[line]
    const next = [line + 1]
    for (let index = 1; index <= to.length; index++) {
      const replaced = (row[index - 1] ?? 0) + (to[index - 1] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
