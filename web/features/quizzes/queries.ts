import { query } from '#web/api/query.ts'

/** Creates the query for the results of a quiz, by learner; a quiz that was deleted has a 404. */
export function resultsQuery(id: number) {
  return query('/quizzes/{id}/results/list/', { path: { id }, query: { page_size: 100 } })
}
