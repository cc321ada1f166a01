import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { query } from '#web/api/query.ts'

/** Whose eyes a class is seen with. */
export type Side = 'student' | 'tutor'

export function classQuery(id: number) {
  return query('/classes/detail/{id}/', { path: { id } })
}

/** Classes between two instants (ISO), at most 92 days apart. @param learner only theirs */
export function calendarQuery(from: string, to: string, learner?: number) {
  return query('/classes/calendar/', {
    query: { from, to, ...(learner === undefined ? {} : { learner_id: learner }) },
  })
}

/** Coming classes, the next first. @param learner only theirs, of a parent's */
export function comingQuery(side: Side, page = 1, learner?: number) {
  const params = { page, page_size: 10 }
  if (side === 'tutor') return query('/classes/current/list/', { query: params })
  return query('/classes/booked/list/', {
    query: { ...params, ...(learner === undefined ? {} : { learner_id: learner }) },
  })
}

/** Requests of one's own that wait for an answer. */
export const waitingRequestsQuery = query('/reschedule/list/', {
  query: { state: ['pending'], page: 1, page_size: 100 },
})

/** Reads everything about classes anew: one change shows in the list, the calendar, the history and the open class. */
export function useRefreshClasses(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    () =>
      mutate(
        (key) => Array.isArray(key) && typeof key[1] === 'string' && /^\/(classes|reschedule)\//.test(key[1]),
      ),
    [mutate],
  )
}
