import { type Visit } from './guards.ts'
import { routes } from './routes.ts'

/** Rows of the table that stand in the side menu of this visitor: those whose guard admits them. */
export function menuOf(visit: Visit): { path: string; menu: MessageId }[] {
  return routes.flatMap(({ path, menu, who }) => (menu && who(visit) === true ? [{ path, menu }] : []))
}
