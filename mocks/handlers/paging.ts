import type { Call } from '#mocks/handlers/call.ts'
import { refuse } from '#mocks/handlers/request.ts'

export interface PageOf<Row> {
  success: true
  data: Row[]
  total: number
  page: number
  page_size: number
}

/**
 * One page of rows, as ruling 65 says.
 * @param view makes the answer's row, for the rows of this page only
 */
export function pageOf<Item, Row>(call: Call, rows: readonly Item[], view: (item: Item) => Row): PageOf<Row> {
  const page = whole(call.query.get('page'), 1)
  const page_size = whole(call.query.get('page_size'), 10)
  if (page === undefined) return refuse(call, 'page', 'page')
  if (page_size === undefined || page_size > 100) return refuse(call, 'page_size', 'pageSize')
  const begin = (page - 1) * page_size
  return {
    success: true,
    data: rows.slice(begin, begin + page_size).map(view),
    total: rows.length,
    page,
    page_size,
  }
}

/**
 * The comparison of an `ordering` such as `-rating`; unknown fields are refused.
 * @param orders by field, ascending; a leading minus turns one round
 */
export function orderOf<Row>(
  call: Call,
  orders: Readonly<Record<string, (a: Row, b: Row) => number>>,
  fallback: string,
): (a: Row, b: Row) => number {
  const ordering = call.query.get('ordering') ?? fallback
  const order = Object.hasOwn(orders, ordering) ? orders[ordering] : undefined
  if (order) return order
  const reversed = ordering.startsWith('-') ? ordering.slice(1) : ''
  const ascending = Object.hasOwn(orders, reversed) ? orders[reversed] : undefined
  if (!ascending) return refuse(call, 'ordering', 'ordering')
  return (a, b) => ascending(b, a)
}

function whole(raw: string | null, fallback: number): number | undefined {
  if (raw === null) return fallback
  return /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined
}
