import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { BookedClass, ClassDetail, Clients } from '#sdk'
import { createWholeQuery, query } from '#web/api/query.ts'
import type { WeekTutor } from '#web/calendar/useWeek.ts'

/** The role in which the viewer sees a class. */
export type Side = 'student' | 'tutor'

/** Creates the query for the details of a class. */
export function classQuery(id: number) {
  return query('/classes/detail/{id}/', { path: { id } })
}

/** Returns a function that reads a class and tells whether it is in a state. */
export function createClassCheck(id: number, isWanted: (bookedClass: ClassDetail) => boolean) {
  return async (clients: Clients) => isWanted((await classQuery(id).load(clients)).data)
}

/**
 * Creates the query for classes between two ISO instants, at most 92 days apart.
 * @param learner only this learner's classes
 */
export function calendarQuery(from: string, to: string, learner?: number) {
  return query('/classes/calendar/', {
    query: { from, to, ...(learner === undefined ? {} : { learner_id: learner }) },
  })
}

/**
 * Creates the query for coming classes, the next one first.
 * @param learner only this kid's classes, for a parent
 */
export function comingQuery(side: Side, page = 1, learner?: number) {
  const params = { page, page_size: 10 }
  if (side === 'tutor') return query('/classes/current/list/', { query: params })
  return query('/classes/booked/list/', {
    query: { ...params, ...(learner === undefined ? {} : { learner_id: learner }) },
  })
}

/** The pending and running reservations of a family. */
export const openReservationsQuery = createWholeQuery((page) =>
  query('/reservations/list/', { query: { state: ['pending', 'active'], page, page_size: 50 } }),
)

/** Creates the query for the paid classes without a time. */
export function toRescheduleQuery(side: Side) {
  const path = side === 'tutor' ? '/classes/current/list/' : '/classes/booked/list/'
  return createWholeQuery((page) => query(path, { query: { to_reschedule: true, page, page_size: 50 } }))
}

/** Returns the tutor of a class for the picker of hours, which opens at the week of the class. */
export function toClassTutor({ tutor, tutor_time_zone, start_date_time }: BookedClass): WeekTutor {
  return { id: tutor.id, time_zone: tutor_time_zone, next_slot: start_date_time }
}

/** The user's own requests that wait for an answer. */
export const waitingRequestsQuery = query('/reschedule/list/', {
  query: { state: ['pending'], page: 1, page_size: 100 },
})

/**
 * Returns a function that revalidates all class queries: one change affects the list, the calendar, the history and
 * the open class, the number of classes without attendance, and booking and payment.
 */
export function useRefreshClasses(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    () =>
      mutate(
        (key) =>
          Array.isArray(key) &&
          typeof key[1] === 'string' &&
          /^\/(classes\/|reschedule\/|reservations\/|payments\/|account\/menu_counts)/.test(key[1]),
      ),
    [mutate],
  )
}

/** Returns a function that revalidates the shown hours of tutors. */
export function useRefreshHours(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(
    () =>
      mutate(
        (key) => Array.isArray(key) && typeof key[1] === 'string' && key[1].startsWith('/tutor/profile/'),
      ),
    [mutate],
  )
}
