import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { listDays, type Span } from '#web/calendar/span.ts'
import type { TemporalApi } from '#web/calendar/temporal.ts'
import { getFirstWeekday, isDate } from '#web/calendar/week.ts'
import { calendarQuery, type Side, waitingRequestsQuery } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { getDayInZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { toCalendarEntry } from './toCalendarEntry.ts'
import type { HostedWebinars } from './hostedWebinars.ts'

const MINUTE = 60_000

/** Returns the ids of classes with a pending reschedule request of the user. */
export function useRescheduleRequests(): ReadonlySet<number> {
  const { user } = useSession()
  // Kids cannot request to reschedule
  const { data } = useQuery(user?.category === 'kids' ? null : waitingRequestsQuery)
  return useMemo(() => new Set(data?.data.map(({ class_id }) => class_id)), [data])
}

interface ClassesOptions {
  requestedDay: string
  side: Side
  learner: number | undefined
  hasCancelled: boolean
  hosted: HostedWebinars | undefined
}

/**
 * Returns the classes of the shown days, also as calendar entries.
 * @param requestedDay the day in the URL; invalid means today
 * @param learner only this learner's classes
 * @param hasCancelled whether cancelled classes are included
 */
export function useClasses(
  temporal: TemporalApi,
  span: Span,
  { requestedDay, side, learner, hasCancelled, hosted }: ClassesOptions,
) {
  const intl = useIntl()
  const viewer = useViewer()
  const { language, timeZone: zone } = viewer
  const now = useNow(MINUTE)
  const rescheduled = useRescheduleRequests()
  const today = getDayInZone(now, zone)
  const date = isDate(temporal, requestedDay) ? requestedDay : today
  const days = useMemo(
    () => listDays(temporal, span, date, { zone, firstDay: getFirstWeekday(language) }),
    [temporal, span, date, zone, language],
  )
  const [from, to] = [days[0]?.from ?? '', days.at(-1)?.to ?? '']
  const options = { keepPreviousData: true, refreshInterval: 5 * MINUTE }
  const list = useQuery(calendarQuery(from, to, learner), options)
  const webinars = useQuery(hosted ? hosted.buildQuery(from, to) : null, options).data?.data
  const all = list.data?.data
  const cancelled = all?.filter(({ outcome }) => outcome === 'cancelled').length ?? 0
  const bookedClasses = useMemo(
    () => all?.filter(({ outcome }) => hasCancelled || outcome !== 'cancelled'),
    [all, hasCancelled],
  )
  const entries = useMemo(
    () => [
      ...(bookedClasses ?? []).map((bookedClass) =>
        toCalendarEntry(bookedClass, { side, intl, viewer, now, requested: rescheduled }),
      ),
      ...(webinars ?? []).flatMap((webinar) => hosted?.toEntry(webinar, intl, viewer) ?? []),
    ],
    [bookedClasses, webinars, hosted, side, intl, viewer, now, rescheduled],
  )
  return {
    list,
    bookedClasses,
    webinars,
    HostedCard: hosted?.Card,
    cancelled,
    entries,
    days,
    date,
    today,
    zone,
    now,
    moving: rescheduled,
  }
}
