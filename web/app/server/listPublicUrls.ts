import { type Institute, unwrapData } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { paths, toTutor, withSearch } from '#web/paths.ts'
import { routes } from '../routing/routes.ts'
import { createServerClients, type InstituteRequest, readInstitute } from './serverInstitute.ts'

/** Rows of one call, and calls that run side by side. */
const [size, together] = [100, 4]

/** A page that search engines may list. */
export interface PublicPage {
  /** Path and query */
  readonly path: string
  /** When it changed last, ISO 8601 with a time zone, where the API says it */
  readonly changed?: string | undefined
}

interface ListedRow {
  readonly id: number
  readonly updated_at?: string | undefined
}

/** The public pages of an institute. */
export interface PublicPages {
  readonly defaultLanguage: Language
  readonly pages: readonly PublicPage[]
}

/**
 * Lists all pages that search engines may list.
 * @throws ApiError when a list cannot be read: a sitemap without it would say that its pages are gone
 */
export async function listPublicUrls(request: InstituteRequest): Promise<PublicPages> {
  const { api } = createServerClients(request, 'en')
  const { configs } = await readInstitute(request, undefined)
  if (!configs.institute) throw new Error('The institute cannot be read')
  const lists = await Promise.all([
    listAll((page) => unwrapData(api.GET('/tutor/list/', { params: { query: { page, page_size: size } } }))),
    listAll((page) =>
      unwrapData(api.GET('/courses/list/', { params: { query: { page, page_size: size } } })),
    ),
    listAll((page) =>
      unwrapData(api.GET('/events/list/', { params: { query: { is_over: false, page, page_size: size } } })),
    ),
    listAll((page) =>
      unwrapData(
        api.GET('/webinar/list/', {
          params: { query: { state: ['not started', 'running'], page, page_size: size } },
        }),
      ),
    ),
  ])
  const things = lists.map((rows, index) =>
    rows.map(({ id, updated_at: changed }) => ({ path: builders[index]?.build(id) ?? '', changed })),
  )
  return {
    defaultLanguage: configs.defaultLanguage,
    pages: [...listPages(configs.institute, things), ...things.flat()],
  }
}

/** Where each list is shown, and the page of one of its things. */
const builders: readonly { readonly list: string; readonly build: (id: number) => string }[] = [
  { list: paths.tutors, build: toTutor },
  { list: paths.courses, build: (id) => withSearch(paths.courses, { 'course-id': id }) },
  { list: paths.tutorEvents, build: (id) => withSearch(paths.event, { id }) },
  { list: paths.webinars, build: (id) => withSearch(paths.webinars, { id }) },
]

/**
 * The pages that a guest of the institute may open and that need no parameter.
 * @param things what each list shows: a list changes with the last of them
 */
function listPages(institute: Institute, things: readonly (readonly PublicPage[])[]): PublicPage[] {
  const guest = { user: null, institute: { isMainHost: false, institute } }
  return routes
    .filter(({ who, description, path }) => description && who(guest) === true && !path.includes(':'))
    .filter(({ path }) => path !== paths.event)
    .map(({ path }) => {
      const shown = things[builders.findIndex(({ list }) => list === path)] ?? []
      return { path, changed: findLast([institute.updated_at, ...shown.map(({ changed }) => changed)]) }
    })
}

function findLast(times: readonly (string | undefined)[]): string | undefined {
  return times.reduce((last, time) =>
    Date.parse(time ?? '') > Date.parse(last ?? '') || !last ? time : last,
  )
}

/** Reads the pages of a list, a few side by side: a large institute has hundreds. */
async function listAll(
  read: (page: number) => Promise<{ data: readonly ListedRow[]; total: number }>,
): Promise<ListedRow[]> {
  const first = await read(1)
  const count = Math.ceil(first.total / size)
  const rows = [...first.data]
  for (let start = 2; start <= count; start += together) {
    const numbers = Array.from({ length: Math.min(together, count - start + 1) }, (_, index) => start + index)
    const pages = await Promise.all(numbers.map(read))
    rows.push(...pages.flatMap(({ data }) => data))
  }
  return rows
}
