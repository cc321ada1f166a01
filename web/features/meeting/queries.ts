import { query } from '#web/api/query.ts'

/**
 * Creates the query for the meeting of a webinar.
 * @param door a guest's, from the registration
 */
export function webinarRoomQuery(id: number, door: string | null) {
  return query('/webinar/{id}/room/', { path: { id }, query: door ? { door } : {} })
}
