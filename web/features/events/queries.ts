import { query } from '#web/api/query.ts'

export const PAGE_SIZE = 9

export function eventsQuery({ isOver, page }: { isOver: boolean; page: number }) {
  return query('/events/list/', { query: { is_over: isOver, page, page_size: PAGE_SIZE } })
}

/** Events at which the user is registered. */
export const myEventsQuery = query('/events/mine/', { query: { page_size: 100 } })

export function eventQuery(id: number) {
  return query('/events/detail/{id}/', { path: { id } })
}

/** Parses the parameters of the event list. */
export function parseEventSearch(params: URLSearchParams) {
  return { isOver: params.get('tab') === 'past', page: readNumber(params, 'page') ?? 1 }
}

export function readNumber(params: URLSearchParams, name: string): number | undefined {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

export function getEventsQueries(url: URL) {
  return [eventsQuery(parseEventSearch(url.searchParams))]
}

export function getEventQueries(url: URL) {
  const id = readNumber(url.searchParams, 'id')
  return id ? [eventQuery(id)] : []
}
