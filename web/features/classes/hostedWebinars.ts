import type { ManagedWebinar } from '#sdk'
import { useMemo } from 'react'
import type { IntlShape } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import type { CalendarEntry } from '#web/calendar/calendarEntry.ts'
import type { Day } from '#web/calendar/week.ts'
import type { Viewer } from '#web/time/viewer.ts'
import { HostedCard } from './HostedCard.tsx'
import { toHostedEntry } from './toHostedEntry.ts'

const MINUTE = 60_000

const hostedQuery = query('/webinar/managed/list/', {
  query: {
    state: ['not started', 'running'],
    ordering: 'start_date_time',
    page: 1,
    page_size: 50,
  },
})

/** The webinars of a host for a calendar that is loaded by people who host none, too. */
export interface HostedWebinars {
  /** Lists those that begin on one of the days */
  list: (days: readonly Day[]) => ManagedWebinar[]
  Card: typeof HostedCard
  toEntry: (webinar: ManagedWebinar, intl: IntlShape, viewer: Viewer) => CalendarEntry
}

/** Returns the next halaqas and interviews that the signed-in tutor hosts; those that are over have their own list. */
export function useHosted(): HostedWebinars {
  const { data } = useQuery(hostedQuery, { refreshInterval: 5 * MINUTE })
  return useMemo(
    () => ({
      list: (days) => data?.data.filter(({ start_date_time: start }) => isWithin(start, days)) ?? [],
      Card: HostedCard,
      toEntry: toHostedEntry,
    }),
    [data],
  )
}

function isWithin(start: string, days: readonly Day[]): boolean {
  const time = Date.parse(start)
  return time >= Date.parse(days[0]?.from ?? '') && time < Date.parse(days.at(-1)?.to ?? '')
}
