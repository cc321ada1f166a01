import type { WebinarRegistration } from '#sdk'
import { query, useQuery } from '#web/api/query.ts'
import { useNow } from '#web/time/viewer.ts'

const MINUTE = 60_000

/** The seats of the signed-in learner, and of their kids, at webinars that run or are ahead. */
const seatsQuery = query('/webinar/booked/list/', {
  query: { status: ['registered'], state: ['not started', 'running'], page: 1, page_size: 50 },
})

/** Returns the own seats at webinars that are not over, the next first; undefined while loading. */
export function useOwnSeats(): readonly WebinarRegistration[] | undefined {
  const now = useNow(5000)
  const { data, error } = useQuery(seatsQuery, { refreshInterval: MINUTE })
  if (!data) return error ? [] : undefined
  return data.data.filter(({ webinar }) => Date.parse(webinar.end_date_time) > now)
}
