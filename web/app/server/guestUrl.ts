import { filterNames } from '#web/features/tutors/search.ts'
import { paths } from '#web/paths.ts'
import { matchRoute } from '../routing/matchRoute.ts'

/** Names of the query parameters that change a public page for a guest, beside `lang`. Only the server needs them. */
const queryNames: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [],
  [paths.tutors]: [...filterNames, 'time_zone', 'q', 'sort', 'page', 'tutor', 'kept', 'all'],
  [paths.tutor]: [],
  [paths.courses]: ['subject', 'type', 'q', 'page', 'course-id'],
  [paths.groups]: [],
  [paths.webinars]: ['tab', 'q', 'page', 'id'],
  [paths.contact]: ['sent'],
  [paths.about]: [],
  [paths.tutorEvents]: ['tab', 'page'],
  [paths.event]: ['id'],
}

/** The language, the login dialog, and what a form without script leads to. */
const everywhere = ['lang', 'login', 'register', 'subscribed']

/**
 * The URL of a public page with the query names that it declares, in a fixed order; other URLs as they are. The
 * server shares guests' pages by it.
 * @param target path and query
 */
export function toGuestUrl(target: string): string {
  const url = new URL(target, 'http://guest.invalid')
  const names = queryNames[matchRoute(url.pathname)?.path ?? '']
  if (!names) return target
  const kept = [...names, ...everywhere].flatMap((name) =>
    url.searchParams.getAll(name).map((value) => [name, value]),
  )
  const search = new URLSearchParams(kept).toString()
  return url.pathname + (search && `?${search}`)
}
