import { createWholeQuery, query } from '#web/api/query.ts'

/** The kids of a parent; a family fits on one page. */
export const kidsQuery = query('/kids/list/', { query: { page: 1, page_size: 50 } })

/** Days, ages and seats of group courses. */
export const offersQuery = query('/group/courses/list/', { query: { page: 1, page_size: 100 } })

/** Creates the query for a payment. */
export function paymentQuery(id: number) {
  return query('/payments/detail/{id}/', { path: { id } })
}

/** The payments of a family that are not settled. */
export const openPaymentsQuery = createWholeQuery((page) =>
  query('/payments/list/', { query: { state: ['overdue', 'failed', 'pending'], page, page_size: 50 } }),
)

/** Creates the query for a reservation with its classes. */
export function reservationQuery(id: number) {
  return query('/reservations/detail/{id}/', { path: { id } })
}

/** Creates the query for the receipt of a payment. */
export function receiptQuery(id: number) {
  return query('/payments/{id}/receipt/', { path: { id } })
}

/** Parses an id; undefined for anything but a positive integer. */
export function parseId(text: string | null | undefined): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
