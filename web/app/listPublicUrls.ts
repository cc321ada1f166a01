import { unwrapData, type Clients } from '#sdk'
import { paths, toTutor, withSearch } from '#web/paths.ts'
import { adults, everyone } from './guards.ts'
import { routes } from './routes.ts'

/** Rows of one call, and calls of one list at most: fifty thousand URLs are what one sitemap may hold. */
const [size, most] = [100, 100]

/** Lists path and query of all pages that search engines may list; lists that fail are left out. */
export async function listPublicUrls({ api }: Clients): Promise<string[]> {
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
    list.status === 'fulfilled' ? list.value.map((id) => builders[index]?.(id) ?? '') : [],
  )
  return [...listPages(), ...things]
}

/** The pages that need no parameter. */
function listPages(): string[] {
  return routes
    .filter(
      ({ who, description, path }) =>
        (who === everyone || who === adults) && description && !path.includes(':'),
    )
    .map(({ path }) => path)
    .filter((path) => path !== paths.event)
}

/** Reads the pages of a list, after the first side by side. @returns the ids */
async function listAll(
  read: (page: number) => Promise<{ data: readonly { id: number }[]; total: number }>,
): Promise<number[]> {
  const first = await read(1)
  const count = Math.min(Math.ceil(first.total / size), most)
  const more = await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => read(index + 2)),
  )
  return [first, ...more].flatMap(({ data }) => data.map(({ id }) => id))
}
