import { paths } from '#web/paths.ts'
import type { Category } from '#web/state/session.ts'

/** Where a person lands after signing in (specification section 2). */
export function getLandingPath(user: { category: Category }): string {
  if (user.category === 'student' || user.category === 'kids') return paths.bookedClasses
  return user.category === 'tutor' ? paths.currentClasses : paths.approvedTutors
}

/** Pages that load anew after a sign-in instead of moving on (specification section 2, ruling 2). */
export function reloadsAfterSignIn(pathname: string): boolean {
  return ['/courses', '/groups', '/webinars', '/groups/programs'].includes(pathname.toLowerCase())
}
