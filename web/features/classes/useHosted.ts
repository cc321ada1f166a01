import type { ManagedWebinar } from '#sdk'
import type { IntlShape } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import type { CalendarEntry } from '#web/calendar/calendarEntry.ts'
import type { Viewer } from '#web/time/viewer.ts'
import { HostedCard } from './HostedCard.tsx'
import { toHostedEntry } from './toHostedEntry.ts'

const MINUTE = 60_000

const hostedQuery = query('/webinar/managed/list/', {
  query: {
    state: ['not started', 'running', 'finished'],
    ordering: '-start_date_time',
    page: 1,
    page_size: 100,
  },
})

/** The webinars of a host for a calendar that is loaded by people who host none, too. */
export interface HostedWebinars {
  rows: readonly ManagedWebinar[]
  Card: typeof HostedCard
  toEntry: (webinar: ManagedWebinar, intl: IntlShape, viewer: Viewer) => CalendarEntry
}

/** Returns the halaqas and interviews that the signed-in tutor hosts, without cancelled ones. */
export function useHosted(): HostedWebinars {
  const { data } = useQuery(hostedQuery, { refreshInterval: 5 * MINUTE })
  return { rows: data?.data ?? [], Card: HostedCard, toEntry: toHostedEntry }
}
