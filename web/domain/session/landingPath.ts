import { isOnPage, paths } from '#web/paths.ts'
import type { Category } from '#web/state/session.ts'

/**
 * Returns the landing page of a user's role after signing in.
 * See docs/decisions.md#after-sign-in.
 * @see specification section 2
 */
export function getLandingPath(user: { category: Category }): string {
  if (user.category === 'student' || user.category === 'kids') return paths.bookedClasses
  return user.category === 'tutor' ? paths.currentClasses : paths.approvedTutors
}

/**
 * Whether a page is reloaded after a sign-in instead of navigated away from.
 * See docs/decisions.md#reload-after-sign-in.
 * @see specification section 2
 */
export function needsReloadAfterSignIn(pathname: string): boolean {
  return isOnPage(pathname, [paths.courses, paths.groups, paths.webinars, paths.groupPrograms])
}
