import type { Filter } from '#sdk'
import { paths, withSearch } from '#web/paths.ts'
import { isZone } from '#web/time/isZone.ts'

/**
 * The state of the tutor list in the URL.
 * @see specification section 2
 */
export interface TutorSearch {
  filters: Partial<Record<FilterName, readonly string[]>>
  /** IANA name, in which the chosen times of day are meant */
  zone: string | undefined
  q: string
  sort: Sort
  page: number
  /** The tutor whose profile is open */
  tutor: number | undefined
  /** Only favourite tutors of this device */
  isFavouritesOnly: boolean
}

export type FilterName = Filter['api_param_name']
export type Sort = (typeof sorts)[number]

export const filterNames = Object.keys({
  course_types: true,
  prices: true,
  day_times: true,
  'course-id': true,
  language_ids: true,
  genders: true,
  country_ids: true,
} satisfies Record<FilterName, true>) as FilterName[]
export const sorts = ['recommended', '-rating', 'price', '-price', 'next_slot'] as const

/** Id of the search form, to which the filters belong that stand beside it. */
export const SEARCH_FORM = 'tutor-search'

const TEXT_MAX = 200

/**
 * Parses the list's parameters; invalid values are dropped and lists sorted, so that equal searches have equal keys.
 * See docs/decisions.md#tutor-filters.
 */
export function parseTutorSearch(params: URLSearchParams): TutorSearch {
  const filters = filterNames.flatMap((name) => {
    const values = params
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean)
    return values.length ? [[name, [...new Set(values)].toSorted()] as const] : []
  })
  const sort = sorts.find((known) => known === params.get('sort'))
  const zone = params.get('time_zone')
  return {
    filters: Object.fromEntries(filters),
    zone: zone && isZone(zone) ? zone : undefined,
    q: (params.get('q') ?? '').trim().slice(0, TEXT_MAX),
    sort: sort ?? 'recommended',
    page: parsePositive(params.get('page')) ?? 1,
    tutor: parsePositive(params.get('tutor')),
    isFavouritesOnly: params.has('kept'),
  }
}

/**
 * Drops options that the API does not offer, as an outdated or mistyped link may have.
 * @param offers undefined while they are not known
 * @returns the same object when nothing is dropped
 */
export function dropUnofferedOptions(
  search: TutorSearch,
  offers: readonly Filter[] | undefined,
): TutorSearch {
  if (!offers) return search
  const filters = filterNames.flatMap((name) => {
    const options = offers.find(({ api_param_name }) => api_param_name === name)?.options ?? []
    const known = search.filters[name]?.filter((value) => options.some((option) => option.value === value))
    return known?.length ? [[name, known] as const] : []
  })
  const offered = { ...search, filters: Object.fromEntries(filters) }
  return countChosen(offered) === countChosen(search) ? search : offered
}

/** Builds the URL of a search; default values are left out. */
export function buildTutorsHref(search: TutorSearch): string {
  const { filters, q, sort, page, tutor, isFavouritesOnly } = search
  return withSearch(paths.tutors, {
    ...filters,
    time_zone: findZoneOfTimes(search),
    q: q || undefined,
    sort: sort === 'recommended' ? undefined : sort,
    page: page > 1 ? page : undefined,
    tutor,
    kept: isFavouritesOnly ? 1 : undefined,
  })
}

/** Finds the zone that a search depends on; undefined without a time of day. */
export function findZoneOfTimes({ filters, zone }: TutorSearch): string | undefined {
  return filters.day_times?.length ? zone : undefined
}

/**
 * Returns the search with one option toggled, at the first page.
 * @param zone the viewer's, for the first time of day that is chosen
 */
export function toggleOption(
  search: TutorSearch,
  name: FilterName,
  value: string,
  zone?: string,
): TutorSearch {
  const chosen = search.filters[name] ?? []
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].toSorted()
  const filters = { ...search.filters, [name]: next }
  return {
    ...search,
    page: 1,
    filters,
    zone: findZoneOfTimes(search) ?? (name === 'day_times' ? zone : undefined),
  }
}

/** Returns the search without text and filters, at the first page. */
export function clearFilters(search: TutorSearch): TutorSearch {
  return { ...search, filters: {}, q: '', page: 1 }
}

/** Counts the chosen filter options. */
export function countChosen({ filters }: TutorSearch): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, 0)
}

function parsePositive(text: string | null): number | undefined {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value > 0 ? value : undefined
}
