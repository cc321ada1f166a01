import type { Filter } from './resource.ts'

export const PAGE_SIZES = [10, 25, 50] as const

/** The state of a list in the URL. */
export interface ListState {
  q: string
  /** The API's name of the order; empty is the default */
  sort: string
  page: number
  /** Chosen number of records on a page; undefined is the list's own */
  size: number | undefined
  /** Chosen values by filter name */
  filters: Readonly<Record<string, readonly string[]>>
  /** Key of the open record */
  id: string | undefined
}

/**
 * Parses a list's state; unknown filters, values and orders are dropped, an invalid page is the first.
 * @param sorts names of the orders
 */
export function readState(
  search: URLSearchParams,
  filters: readonly Filter[],
  sorts: readonly (string | undefined)[],
): ListState {
  const sort = search.get('sort') ?? ''
  const chosen = filters.map((filter) => [filter.name, readFilterValues(search, filter)] as const)
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    page: parseWholeNumber(search.get('page')) ?? 1,
    size: PAGE_SIZES.find((size) => size === Number(search.get('size'))),
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    id: /^[\w-]{1,40}$/.exec(search.get('id') ?? '')?.[0],
  }
}

/** Formats a list's state; default values are left out, so that equal states have equal URLs. */
export function writeState({ q, sort, page, size, filters, id }: ListState): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  for (const [name, values] of Object.entries(filters))
    if (values.length) search.set(`f.${name}`, values.toSorted().join(','))
  if (sort) search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  if (size !== undefined) search.set('size', String(size))
  if (id) search.set('id', id)
  return search
}

/**
 * Builds the API's query parameters for a state.
 * @param pageSize the list's own number of records on a page
 */
export function toParams({ q, sort, page, size, filters }: ListState, pageSize: number): object {
  return {
    ...toWireFilters(filters),
    ...(q ? { search: q } : {}),
    ...(sort ? { ordering: sort } : {}),
    page,
    page_size: size ?? pageSize,
  }
}

/** Whether a search or filter is active. */
export function isNarrowed({ q, filters }: ListState): boolean {
  return q !== '' || Object.keys(filters).length > 0
}

/** Returns the order after a click on a column: ascending, descending, then the default. */
export function getNextSort(current: string, field: string): string {
  return current === field ? `-${field}` : current === `-${field}` ? '' : field
}

/** Sets the values of a filter, none to take it out, and takes out the filters that it replaces. */
export function chooseFilter(
  chosen: ListState['filters'],
  filters: readonly Filter[],
  name: string,
  values: readonly string[],
): ListState['filters'] {
  const filter = filters.find((one) => one.name === name)
  const replaced = values.length && filter && 'replaces' in filter ? (filter.replaces ?? []) : []
  const kept = Object.entries(chosen).filter(([other]) => other !== name && !replaced.includes(other))
  return { ...Object.fromEntries(kept), ...(values.length && { [name]: values }) }
}

function toWireFilters(filters: ListState['filters']): { [filter: string]: string | readonly string[] } {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  )
}

function readFilterValues(search: URLSearchParams, filter: Filter): string[] {
  const values = (search.get(`f.${filter.name}`) ?? '').split(',').filter(Boolean)
  const known = values.filter((value) => isKnown(filter, value))
  return [...new Set(filter.kind === 'choices' ? known : known.slice(0, 1))].toSorted()
}

function isKnown(filter: Filter, value: string): boolean {
  if (filter.kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value)
  if (filter.kind === 'record') return parseWholeNumber(value) !== undefined
  return filter.options.includes(value)
}

function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
