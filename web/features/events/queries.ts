import { query } from '#web/api/query.ts'

export const PAGE_SIZE = 9

/** Creates the query for a page of coming or past events. */
export function eventsQuery({ isOver, page }: { isOver: boolean; page: number }) {
  return query('/events/list/', { query: { is_over: isOver, page, page_size: PAGE_SIZE } })
}

/** Events at which the user is registered. */
export const myEventsQuery = query('/events/mine/', { query: { page_size: 100 } })

/** Creates the query for an event. */
export function eventQuery(id: number) {
  return query('/events/detail/{id}/', { path: { id } })
}

/** Parses the parameters of the event list. */
export function parseEventSearch(params: URLSearchParams) {
  return { isOver: params.get('tab') === 'past', page: readNumber(params, 'page') ?? 1 }
}

/** Reads a positive integer from the URL's parameters; undefined for anything else. */
export function readNumber(params: URLSearchParams, name: string): number | undefined {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** Returns the queries that the server prefetches for the list. */
export function getEventsQueries(url: URL) {
  return [eventsQuery(parseEventSearch(url.searchParams))]
}

/** Returns the queries that the server prefetches for an event. */
export function getEventQueries(url: URL) {
  const id = readNumber(url.searchParams, 'id')
  return id ? [eventQuery(id)] : []
}
