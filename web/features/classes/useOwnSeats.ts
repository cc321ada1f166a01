import type { WebinarRegistration } from '#sdk'
import { query, useQuery } from '#web/api/query.ts'
import { getDayInZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'

const MINUTE = 60_000

/** The seats of the signed-in learner, and of their kids, at webinars that run or are ahead. */
const seatsQuery = query('/webinar/booked/list/', {
  query: { status: ['registered'], state: ['not started', 'running'], page: 1, page_size: 50 },
})

/**
 * Returns the own seats at webinars that are not over, the next first; undefined while loading.
 * @param isLearner false: nothing is fetched
 */
export function useOwnSeats(isLearner = true): readonly WebinarRegistration[] | undefined {
  const now = useNow(5000)
  const { data, error } = useQuery(isLearner ? seatsQuery : null, { refreshInterval: MINUTE })
  if (!data) return error ? [] : undefined
  return data.data.filter(({ webinar }) => Date.parse(webinar.end_date_time) > now)
}

/**
 * Returns the seats that stand among the classes of a family, the next first: the interviews that are ahead and the
 * halaqas of today.
 * @param isLearner false: nothing is fetched
 */
export function useSeatsOfToday(isLearner: boolean): readonly WebinarRegistration[] {
  const { timeZone } = useViewer()
  const today = getDayInZone(useNow(MINUTE), timeZone)
  return (useOwnSeats(isLearner) ?? []).filter(
    ({ webinar: { kind, start_date_time } }) =>
      kind === 'interview' || getDayInZone(Date.parse(start_date_time), timeZone) <= today,
  )
}
