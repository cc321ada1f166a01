export const HOUR = 3_600_000

/**
 * Builds the body of a webinar of one hour.
 * @param start milliseconds since the epoch
 */
export function buildWebinar(start: number, more: object = {}) {
  return {
    Id: 0,
    title: 'Open letters',
    description: 'A first halaqa about letters',
    language_id: 1,
    start_date_time: new Date(start).toISOString(),
    end_date_time: new Date(start + HOUR).toISOString(),
    capacity: 5,
    ...more,
  }
}
