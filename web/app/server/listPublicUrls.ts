import { type Institute, unwrapData } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { paths, toTutor, withSearch } from '#web/paths.ts'
import { routes } from '../routing/routes.ts'
import { createServerClients, type InstituteRequest, readInstitute } from './serverInstitute.ts'

/** Rows of one call, and calls of one list at most: fifty thousand URLs are what one sitemap may hold. */
const [size, most] = [100, 100]

/** A page that search engines may list. */
export interface PublicPage {
  /** Path and query */
  readonly path: string
  /** When it changed last, ISO 8601 with a time zone, where the API says it */
  readonly changed?: string | undefined
}

interface Listed {
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
 * @throws ApiError when a list cannot be read: a map without it would say that its pages are gone
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
  const builders = [
    toTutor,
    (id: number) => withSearch(paths.courses, { 'course-id': id }),
    (id: number) => withSearch(paths.event, { id }),
    (id: number) => withSearch(paths.webinars, { id }),
  ]
  const things = lists.flatMap((rows, index) =>
    rows.map(({ id, updated_at: changed }) => ({ path: builders[index]?.(id) ?? '', changed })),
  )
  return {
    defaultLanguage: configs.defaultLanguage,
    pages: [...listPages(configs.institute), ...things],
  }
}

/** The pages that a guest of the institute may open and that need no parameter. */
function listPages(institute: Institute): PublicPage[] {
  const guest = { user: null, institute: { isMainHost: false, institute } }
  return routes
    .filter(({ who, description, path }) => description && who(guest) === true && !path.includes(':'))
    .filter(({ path }) => path !== paths.event)
    .map(({ path }) => ({ path, changed: institute.updated_at }))
}

/** Reads the pages of a list, after the first side by side. */
async function listAll(
  read: (page: number) => Promise<{ data: readonly Listed[]; total: number }>,
): Promise<Listed[]> {
  const first = await read(1)
  const count = Math.min(Math.ceil(first.total / size), most)
  const more = await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => read(index + 2)),
  )
  return [first, ...more].flatMap(({ data }) => data)
}
