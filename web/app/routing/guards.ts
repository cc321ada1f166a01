import { paths } from '#web/paths.ts'
import { isMainInstitute } from '#web/state/institute.ts'
import { type Category, isSocial, isStaff, type Person } from '#web/state/session.ts'

/** Input of a guard: the signed-in user, the host and the institute. */
export interface GuardContext {
  user: Person | null
  institute: { readonly isMainHost: boolean; readonly institute: { readonly id: number } | undefined }
}

/**
 * Decides whether a user may enter a route: `true` admits, 'sign-in' opens the login dialog over the page, a path
 * redirects.
 * @see specification section 6
 */
export type Guard = (context: GuardContext) => true | 'sign-in' | `/${string}`

/** Admits everyone. */
export const admitEveryone: Guard = () => true

/**
 * Admits everyone but kids, who go to their own home: pages that sell, or speak to adults.
 * @see docs/decisions.md#kids
 */
export const admitAdults: Guard = ({ user }) => (user?.category === 'kids' ? paths.bookedClasses : true)

/** Admits guests; sends signed-in users home. */
export const admitGuests: Guard = ({ user }) => (user ? paths.home : true)

/** Admits signed-in users. */
export const admitMembers: Guard = ({ user }) => (user ? true : 'sign-in')

export const admitLearners = admitOnly('student', 'kids')

export const admitStudents = admitOnly('student')

/**
 * Users with a password: social accounts and kids have none.
 * @see specification section 2, /UpdatePassword
 */
export const admitPasswordHolders: Guard = ({ user }) => {
  if (!user) return 'sign-in'
  return user.category === 'kids' || isSocial(user) ? paths.home : true
}

export const admitTutors = admitOnly('tutor')

/** Users who see payments. */
export const admitPayers = admitOnly('student', 'tutor', 'operator', 'institute_admin')

/** Users who book, and staff who manage bookings. See docs/decisions.md#roles-of-booking. */
export const admitBookers = admitOnly('student', 'operator', 'institute_admin')

/** Admits operators and institute admins; sends other signed-in users home. */
export const admitStaff: Guard = ({ user }) => (user ? isStaff(user) || paths.home : 'sign-in')

/** Tutors, who see their own records, and staff, who see all. */
export const admitTutorsAndStaff: Guard = ({ user }) =>
  user ? user.category === 'tutor' || isStaff(user) || paths.home : 'sign-in'

/**
 * Guests on the main hosts and localhost; other hosts have no operator sign-in.
 * See docs/decisions.md#operator-login.
 */
export const admitGuestsOfMainHosts: Guard = (context) =>
  context.institute.isMainHost ? admitGuests(context) : paths.home

/**
 * Visitors of the main institute; those of the others are sent home.
 * @see specification section 2, /About
 */
export const admitMainInstitute: Guard = (context) =>
  isMainInstitute(context.institute.institute) ? admitAdults(context) : paths.home

/** Admits the given categories and sends other signed-in users home. */
function admitOnly(...categories: Category[]): Guard {
  return ({ user }) => (user ? categories.includes(user.category) || paths.home : 'sign-in')
}
