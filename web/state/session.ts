import type { User } from '#sdk'
import { proxy } from 'valtio'

/** The signed-in user; the BFF keeps the tokens. */
export interface SessionState {
  user: User | null
  /** The session has ended while the page is open: the page stays, under the login dialog */
  hasEnded: boolean
}

export type Category = User['category']

/** Creates the store. */
export function createSession(user: User | null): SessionState {
  return proxy({ user, hasEnded: false })
}

/** Sets the signed-in user. */
export function setSignedIn(session: SessionState, user: User) {
  session.user = user
  session.hasEnded = false
}

/** Removes the user. */
export function setSignedOut(session: SessionState) {
  session.user = null
  session.hasEnded = false
}

/** Marks the session as ended after `session_expired`; the user stays known until they sign in again or leave. */
export function markSessionEnded(session: SessionState) {
  if (session.user) session.hasEnded = true
}

/** The fields of a user that guards depend on. */
export interface Person {
  readonly category: Category
  /** Social accounts contain an underscore; some responses have a list, such as `["google_student", "student"]` */
  readonly user_type: string | readonly string[]
}

/**
 * Whether a user signed in through Google, Facebook or LinkedIn, and so has no password.
 * @see specification section 6
 */
export function isSocial({ category, user_type }: Person): boolean {
  return category === 'student' && [user_type].flat().some((type) => type.includes('_'))
}

/** Whether a user is an operator or institute admin. */
export function isStaff(user: Pick<User, 'category'> | null): boolean {
  return user?.category === 'operator' || user?.category === 'institute_admin'
}

/** Updates the user's name or picture in the header. */
export function updateUser(
  session: SessionState,
  change: Partial<Pick<User, 'first_name' | 'last_name' | 'profile_picture_url'>>,
) {
  if (session.user) session.user = { ...session.user, ...change }
}
