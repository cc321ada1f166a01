import { paths, withSearch } from '#web/paths.ts'

/** The state of the webinar list in the URL. */
export interface WebinarSearch {
  tab: Tab
  q: string
  page: number
  /** The open webinar */
  id: number | undefined
  /** Without webinars for parents; not in the URL */
  isForKids?: true
}

export const tabs = ['upcoming', 'live', 'finished'] as const
export type Tab = (typeof tabs)[number]

/**
 * The API's states by tab; a running webinar is in the tab of what is live alone.
 * @see specification section 4
 */
export const apiStates = {
  upcoming: ['not started'],
  live: ['running'],
  finished: ['finished'],
} as const

/** Parses the list's parameters; unknown values become defaults. */
export function parseWebinarSearch(params: URLSearchParams): WebinarSearch {
  return {
    tab: tabs.find((known) => known === params.get('tab')) ?? 'upcoming',
    q: (params.get('q') ?? '').trim().slice(0, 200),
    page: parsePositive(params.get('page')) ?? 1,
    id: parsePositive(params.get('id')),
  }
}

/** Builds the URL of a list state; default values are left out. */
export function buildWebinarsHref({ tab, q, page, id }: WebinarSearch): string {
  return withSearch(paths.webinars, {
    tab: tab === 'upcoming' ? undefined : tab,
    q: q || undefined,
    page: page > 1 ? page : undefined,
    id,
  })
}

/** Parses an id or a page; undefined for anything but a positive integer. */
export function parsePositive(text: string | null | undefined): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}
