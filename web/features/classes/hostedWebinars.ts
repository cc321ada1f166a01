import type { ManagedWebinar } from '#sdk'
import type { IntlShape } from 'react-intl'
import { query } from '#web/api/query.ts'
import type { CalendarEntry } from '#web/calendar/calendarEntry.ts'
import type { Viewer } from '#web/time/viewer.ts'
import { HostedCard } from './HostedCard.tsx'
import { HostedToday } from './HostedToday.tsx'
import { toHostedEntry } from './toHostedEntry.ts'

/**
 * Builds the query of the halaqas and interviews that the signed-in tutor hosts in a time, without cancelled ones.
 * @param from ISO 8601 with a time zone, as `to`
 */
function buildQuery(from: string, to: string) {
  const state = ['not started', 'running', 'finished'] as const
  return query('/webinar/managed/list/', { query: { state: [...state], from, to, page: 1, page_size: 100 } })
}

/** The webinars of a host for a calendar that is loaded by people who host none, too. */
export interface HostedWebinars {
  buildQuery: typeof buildQuery
  Card: typeof HostedCard
  Today: typeof HostedToday
  toEntry: (webinar: ManagedWebinar, intl: IntlShape, viewer: Viewer) => CalendarEntry
}

export const hostedWebinars: HostedWebinars = {
  buildQuery,
  Card: HostedCard,
  Today: HostedToday,
  toEntry: toHostedEntry,
}
