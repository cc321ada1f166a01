import { query } from '#web/api/query.ts'

/**
 * Creates the query for a tutor's slots between two instants.
 * @param from milliseconds since the epoch
 * @param to milliseconds since the epoch
 */
export function availabilityQuery(id: number, from: number, to: number) {
  return query('/tutor/profile/{id}/slots/', {
    path: { id },
    query: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  })
}
