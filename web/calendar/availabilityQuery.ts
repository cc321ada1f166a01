import { query } from '#web/api/query.ts'

/** A tutor's hours between two instants. @param from @param to milliseconds since the epoch */
export function availabilityQuery(id: number, from: number, to: number) {
  return query('/tutor/profile/{id}/slots/', {
    path: { id },
    query: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  })
}
