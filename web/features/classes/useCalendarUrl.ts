import type { Span } from '#web/calendar/span.ts'
import { useSearchSteps } from '#web/ui/useSearchSteps.ts'

export type View = Span | 'list'

const isView = { list: true, agenda: true, day: true, week: true, month: true } satisfies Record<View, true>
export const views = Object.keys(isView) as View[]

/** The query parameters of the calendar. */
type Param = 'view' | 'date' | 'tz' | 'class' | 'learner' | 'page' | 'cancelled'

/** Builds the search of the same page with changed parameters; undefined removes one. */
export function updateSearch(
  search: URLSearchParams,
  change: Partial<Record<Param, string | undefined>>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return `?${next.toString()}`
}

/** Reads view, day, zone, learner, page and open class from the URL; invalid values are ignored. */
export function useCalendarUrl() {
  const [search, step] = useSearchSteps()
  const requested = search.get('view')
  const readNumber = (name: Param) => {
    const value = Math.trunc(Number(search.get(name)))
    return value > 0 ? value : undefined
  }
  return {
    view: views.find((view) => view === requested),
    date: search.get('date') ?? '',
    zone: search.get('tz') ?? '',
    page: readNumber('page') ?? 1,
    bookedClass: readNumber('class'),
    /** Cancelled classes are shown by default */
    hasCancelled: search.get('cancelled') !== 'hidden',
    /** Only this kid's classes */
    learner: readNumber('learner'),
    addressOf: (change: Partial<Record<Param, string | undefined>>) => updateSearch(search, change),
    /** A choice adds a history entry; moving through time replaces it */
    change: (change: Partial<Record<Param, string | undefined>>, replace = false) =>
      step((known) => new URLSearchParams(updateSearch(known, change)), {
        replace,
        preventScrollReset: true,
      }),
  }
}

export type CalendarUrl = ReturnType<typeof useCalendarUrl>
