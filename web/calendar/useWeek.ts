import type { Slot, TutorProfile } from '#sdk'
import { useMemo, useState } from 'react'
import { useQuery } from '#web/api/query.ts'
import { type Day, addDays, buildWeekGrid, isDate, listWeekDays, toWallTime } from './week.ts'
import type { TemporalApi } from './temporal.ts'
import { sortSlots } from '#web/state/sortSlots.ts'
import { getDayInZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { isZone } from '#web/time/isZone.ts'
import { useSearchSteps } from '#web/ui/useSearchSteps.ts'
import { availabilityQuery } from './availabilityQuery.ts'

const HALF_MINUTE = 30_000

/** The tutor whose week is shown. */
export type WeekTutor = Pick<TutorProfile, 'id' | 'time_zone' | 'next_slot'>

export type Week = ReturnType<typeof useWeek>

/** Which week is shown, and in which zone. */
interface WeekView {
  /** A day of the requested week, YYYY-MM-DD; empty until one was requested */
  requestedDay: string
  /** '': the viewer's; 'tutor': the tutor's; else an IANA name, or any text from the URL */
  zone: string
  go: (day: string) => void
  showZone: (zone: string) => void
}

/** Keeps the shown week and zone in the URL, for pages about one tutor's hours. */
export function useWeekViewInUrl(): WeekView {
  const [search, step] = useSearchSteps()
  const change = (name: string, value: string | undefined) =>
    step(
      (known) => {
        if (value === undefined) known.delete(name)
        else known.set(name, value)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    requestedDay: search.get('week') ?? '',
    zone: search.get('tz') ?? '',
    go: (day) => change('week', day),
    showZone: (zone) => change('tz', zone || undefined),
  }
}

/** Keeps the shown week and zone in component state, where the URL belongs to something else. */
export function useWeekView(): WeekView {
  const [requestedDay, go] = useState('')
  const [zone, showZone] = useState('')
  return { requestedDay, zone, go, showZone }
}

/**
 * Returns a tutor's next seven days, or seven later ones, in the viewer's zone, the tutor's or another one.
 * @param chosen slots to show as selected
 */
export function useWeek(
  tutor: WeekTutor,
  temporal: TemporalApi,
  chosen: readonly Pick<Slot, 'id' | 'start_date_time' | 'end_date_time'>[],
  view: WeekView,
) {
  const { timeZone, clock } = useViewer()
  const { requestedDay, go } = view
  const requestedZone = view.zone === 'tutor' || isZone(view.zone) ? view.zone : ''
  const zone = requestedZone === 'tutor' ? tutor.time_zone : requestedZone || timeZone
  const today = getDayInZone(clock.madeAt, zone)
  const first = sortSlots(chosen)[0]?.start_date_time ?? tutor.next_slot
  const start = first ? toWallTime(temporal, first, zone).date : today
  const requested = isDate(temporal, requestedDay) ? requestedDay : start
  const date = requested < today ? today : requested
  // Weeks begin with the weekday of today. See docs/decisions.md#free-hours-week
  const { dayOfWeek } = temporal.PlainDate.from(today)
  const listDays = (day: string) => listWeekDays(temporal, day, zone, dayOfWeek)
  const days = listDays(date)
  const begin = days[0]?.date ?? date
  const list = useQuery(createWeekQuery(tutor.id, days), {
    refreshInterval: HALF_MINUTE,
    revalidateOnFocus: true,
    revalidateIfStale: true,
  })
  // The previous and the next week are prefetched
  const next = useQuery(createWeekQuery(tutor.id, listDays(addDays(temporal, begin, 7))))
  const isFirst = begin === today
  useQuery(isFirst ? null : createWeekQuery(tutor.id, listDays(addDays(temporal, begin, -7))))
  const fetched = list.data?.data.slots
  // Memoized: a grid of a hundred slots depends on it
  const slots = useMemo(
    () => (fetched ?? []).map((slot) => ({ ...slot, state: getShownState(slot, chosen) })),
    [fetched, chosen],
  )
  const rows = useMemo(() => buildWeekGrid(temporal, slots, days, zone), [temporal, slots, days, zone])
  return {
    days,
    zone,
    /** '': the viewer's; 'tutor': the tutor's; else an IANA name */
    requestedDay: requestedZone,
    isFirst,
    slots,
    rows,
    isFree: slots.some(({ state }) => state === 'available' || state === 'selected'),
    /** A function instead of a value: components that do not call it do not rerender when the next week arrives */
    isNextFree: () => next.data?.data.slots.some(({ state }) => state === 'available') === true,
    list,
    refresh: () => list.mutate(),
    move: (direction: 'previous' | 'next') => {
      if (direction === 'next' || !isFirst) go(addDays(temporal, begin, direction === 'next' ? 7 : -7))
    },
    goTo: (instant: string) => go(toWallTime(temporal, instant, zone).date),
    showZone: view.showZone,
  }
}

/** Shows chosen slots as selected at once, and slots no longer chosen as available. */
function getShownState({ id, state }: Slot, chosen: readonly Pick<Slot, 'id'>[]): Slot['state'] {
  if (chosen.some((slot) => slot.id === id)) return 'selected'
  return state === 'selected' ? 'available' : state
}

function createWeekQuery(tutor: number, days: readonly Day[]) {
  const [first] = days
  const last = days.at(-1)
  return first && last ? availabilityQuery(tutor, Date.parse(first.from), Date.parse(last.to)) : null
}
