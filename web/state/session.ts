import type { User } from '#sdk'
import { proxy } from 'valtio'

/** Who is signed in. The tokens are the BFF's; the page knows the person only. */
export interface SessionState {
  user: User | null
  /** A session ended under the person's hands: the page stays, the dialog opens over it */
  hasEnded: boolean
}

export type Category = User['category']

export function createSession(user: User | null): SessionState {
  return proxy({ user, hasEnded: false })
}

export function setSignedIn(session: SessionState, user: User) {
  session.user = user
  session.hasEnded = false
}

export function setSignedOut(session: SessionState) {
  session.user = null
  session.hasEnded = false
}

/** The BFF said `session_expired`: the person stays known until they sign in again or leave. */
export function markSessionEnded(session: SessionState) {
  if (session.user) session.hasEnded = true
}

/** What of a person decides where they may go. */
export interface Person {
  readonly category: Category
  /** A social variant contains an underscore; in some places a list (ruling 46) */
  readonly user_type: string | readonly string[]
}

/** Signed in through Google, Facebook or LinkedIn: has no password here (section 6). */
export function isSocial({ category, user_type }: Person): boolean {
  return category === 'student' && [user_type].flat().some((type) => type.includes('_'))
}

export function isStaff(user: Pick<User, 'category'> | null): boolean {
  return user?.category === 'operator' || user?.category === 'institute_admin'
}

/** The person changed what everybody sees of them. */
export function updateUser(
  session: SessionState,
  change: Partial<Pick<User, 'first_name' | 'last_name' | 'profile_picture_url'>>,
) {
  if (session.user) session.user = { ...session.user, ...change }
}
