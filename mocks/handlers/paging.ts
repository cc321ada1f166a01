import { isObject } from '#sdk/isRecord.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { throwInvalidParameter, parseSearch } from '#mocks/handlers/callValues.ts'
import { createSearch, normalize } from '#mocks/world/search.ts'

export interface PageOf<Row> {
  success: true
  data: Row[]
  total: number
  page: number
  page_size: number
}

/** Ascending comparisons by the name of the order. */
export type Orders<Item> = Readonly<Record<string, (a: Item, b: Item) => number>>

/** Options of a list. */
interface ListOptions<Item> {
  /** Comparisons that replace the one by the field of the row */
  orders?: Orders<Item>
  /** Default `ordering`; without it rows keep their order */
  usual?: string
  /** Maximum and default page size of a list that is read whole */
  max?: number
  /** Normalized text that `search` looks in; by default all texts of the row */
  getSearchText?: (item: Item) => string
}

/**
 * Searches, sorts and pages the rows of a list; every assumed list uses it (docs/decisions.md#lists).
 * @param view builds a row of the response
 * @throws ErrorResponse for an invalid page, page size, search or ordering
 */
export function buildPage<Item, Row extends object>(
  call: Call,
  items: readonly Item[],
  view: (item: Item) => Row,
  listing: ListOptions<Item> = {},
): PageOf<Row> {
  const number = parseWhole(call.query.get('page'), 1)
  const page_size = parseWhole(call.query.get('page_size'), listing.max ?? 10)
  if (number === undefined) return throwInvalidParameter(call, 'page', 'page')
  if (page_size === undefined || page_size > (listing.max ?? 100))
    return throwInvalidParameter(call, 'page_size', 'pageSize')
  const words = listing.getSearchText ?? ((item: Item) => normalize(collectTexts(view(item)).join('\n')))
  const search = createSearch(parseSearch(call))
  const named = filterById(call, items, view)
  const found = search ? named.filter((item) => search(words(item))) : named
  const rows = sortItems(call, found, view, listing)
  const begin = (number - 1) * page_size
  return {
    success: true,
    data: rows.slice(begin, begin + page_size).map(view),
    total: rows.length,
    page: number,
    page_size,
  }
}

/** Responds with one page of a list. */
export function respondPage<Item, Row extends object>(
  call: Call,
  items: readonly Item[],
  view: (item: Item) => Row,
  listing?: ListOptions<Item>,
) {
  return { status: 200 as const, body: buildPage(call, items, view, listing) }
}

/** Keeps the rows with the `id` of the call, if it has one. */
function filterById<Item, Row extends object>(
  call: Call,
  items: readonly Item[],
  view: (item: Item) => Row,
): readonly Item[] {
  const id = call.query.get('id')
  if (id === null) return items
  return items.filter((item) => {
    const row = view(item)
    return 'id' in row && row.id === Number(id)
  })
}

function sortItems<Item, Row extends object>(
  call: Call,
  items: readonly Item[],
  view: (item: Item) => Row,
  { orders = {}, usual }: ListOptions<Item>,
): readonly Item[] {
  const ordering = call.query.get('ordering') ?? usual
  if (ordering === undefined) return items
  const isDown = ordering.startsWith('-') && !Object.hasOwn(orders, ordering)
  const name = isDown ? ordering.slice(1) : ordering
  const own = Object.hasOwn(orders, name) ? orders[name] : undefined
  if (!own && !call.fields.includes(name)) return throwInvalidParameter(call, 'ordering', 'ordering')
  if (own) return items.toSorted(isDown ? (a, b) => own(b, a) : own)
  const { compare } = collators[call.language]
  const sign = isDown ? -1 : 1
  return items
    .map((item) => ({ item, value: Object.entries(view(item)).find(([key]) => key === name)?.[1] }))
    .toSorted((a, b) => sign * compareValues(a.value, b.value, compare))
    .map(({ item }) => item)
}

const collators = {
  en: new Intl.Collator('en', { numeric: true }),
  ar: new Intl.Collator('ar', { numeric: true }),
}

/** Compares two values; missing ones come first. */
function compareValues(a: unknown, b: unknown, compareTexts: (a: string, b: string) => number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareTexts(String(a ?? ''), String(b ?? ''))
}

/** Collects the texts and numbers of a row. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return isUrl(value) ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  return isObject(value) ? Object.values(value).flatMap(collectTexts) : []
}

function isUrl(text: string): boolean {
  return /^(https?:\/)?\//.test(text)
}

function parseWhole(raw: string | null, fallback: number): number | undefined {
  if (raw === null) return fallback
  return /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined
}
