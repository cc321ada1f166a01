import type { Slot, TutorProfile } from '#sdk'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { availabilityQuery } from '#web/domain/tutor/reads.ts'
import { type Day, daysLater, firstDayOf, gridOf, isDate, wallTimeOf, weekOf } from '#web/calendar/week.ts'
import type { TemporalApi } from '#web/calendar/temporal.ts'
import { inOrder } from '#web/state/choose.ts'
import { useSelection } from '#web/state/stores.ts'
import { dayIn } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

const HALF_MINUTE = 30_000

/** A tutor's week in the viewer's zone or the tutor's; the address says which week and which zone. */
export function useWeek(tutor: TutorProfile, temporal: TemporalApi) {
  const { language, timeZone, clock } = useViewer()
  const { slots: chosen } = useSelection()
  const [search, setSearch] = useSearchParams()
  const isTutorZone = search.get('tz') === 'tutor'
  const zone = isTutorZone ? tutor.time_zone : timeZone
  const today = dayIn(clock.madeAt, zone)
  const asked = search.get('week') ?? ''
  const first = inOrder(chosen)[0]?.start_date_time ?? tutor.next_slot
  const start = first ? wallTimeOf(temporal, first, zone).date : today
  const wanted = isDate(temporal, asked) ? asked : start
  const date = wanted < today ? today : wanted
  const days = weekOf(temporal, date, zone, firstDayOf(language))
  const monday = days[0]?.date ?? date
  const list = useQuery(queryOf(tutor.id, days), {
    refreshInterval: HALF_MINUTE,
    revalidateOnFocus: true,
    revalidateIfStale: true,
  })
  // The weeks beside are there before they are asked for
  const next = useQuery(
    queryOf(tutor.id, weekOf(temporal, daysLater(temporal, monday, 7), zone, firstDayOf(language))),
  )
  const isFirst = monday <= today
  useQuery(
    isFirst
      ? null
      : queryOf(tutor.id, weekOf(temporal, daysLater(temporal, monday, -7), zone, firstDayOf(language))),
  )
  const slots: Slot[] = (list.data?.data.slots ?? []).map((slot) => ({ ...slot, state: stateOf(slot) }))
  return {
    days,
    zone,
    isTutorZone,
    isFirst,
    slots,
    rows: gridOf(temporal, slots, days, zone),
    isFree: slots.some(({ state }) => state === 'available' || state === 'selected'),
    isNextFree: next.data?.data.slots.some(({ state }) => state === 'available') === true,
    list,
    refresh: () => list.mutate(),
    move: (direction: 'previous' | 'next') => {
      if (direction === 'next' || !isFirst) go(daysLater(temporal, monday, direction === 'next' ? 7 : -7))
    },
    goTo: (instant: string) => go(wallTimeOf(temporal, instant, zone).date),
    showZone: (isTutors: boolean) =>
      setSearch(
        (known) => {
          if (isTutors) known.set('tz', 'tutor')
          else known.delete('tz')
          return known
        },
        { replace: true, preventScrollReset: true },
      ),
  }

  function go(day: string) {
    setSearch(
      (known) => {
        known.set('week', day)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  }

  /** What is chosen here is shown as chosen at once, and what is not any more as free. */
  function stateOf({ id, state }: Slot): Slot['state'] {
    if (chosen.some((slot) => slot.id === id)) return 'selected'
    return state === 'selected' ? 'available' : state
  }
}

function queryOf(tutor: number, days: readonly Day[]) {
  const [first] = days
  const last = days.at(-1)
  return first && last ? availabilityQuery(tutor, Date.parse(first.from), Date.parse(last.to)) : null
}
