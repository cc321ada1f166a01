import { withSearch } from '#web/paths.ts'

/**
 * Builds the path of one question of an attempt.
 * @param position 1-based
 */
export function buildQuestionHref(attempt: number, position: number): string {
  return withSearch('', { attempt, question: position })
}

/** Reads the shown question from the URL. @returns 1 to `count`, whatever the URL says */
export function readQuestionPosition(search: URLSearchParams, count: number): number {
  return Math.min(count, Math.max(1, Math.trunc(Number(search.get('question'))) || 1))
}
