import { withSearch } from '#web/paths.ts'

/**
 * Builds the address of one question of an attempt.
 * @param position 1-based
 */
export function buildQuestionHref(attempt: number, position: number): string {
  return withSearch('', { attempt, question: position })
}
