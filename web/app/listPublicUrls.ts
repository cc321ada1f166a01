import { unwrapData, type Clients } from '#sdk'
import { paths, toTutor, withSearch } from '#web/paths.ts'
import { adults, everyone } from './guards.ts'
import { routes } from './routes.ts'

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

/** Lists all pages that search engines may list; lists that fail are left out. */
export async function listPublicUrls({ api }: Clients): Promise<PublicPage[]> {
  const lists = await Promise.allSettled([
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
  const things = lists.flatMap((list, index) =>
    list.status === 'fulfilled'
      ? list.value.map(({ id, updated_at: changed }) => ({ path: builders[index]?.(id) ?? '', changed }))
      : [],
  )
  return [...listPages(), ...things]
}

/** The pages that need no parameter. */
function listPages(): PublicPage[] {
  return routes
    .filter(
      ({ who, description, path }) =>
        (who === everyone || who === adults) && description && !path.includes(':'),
    )
    .filter(({ path }) => path !== paths.event)
    .map(({ path }) => ({ path }))
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
