import { isMainInstitute } from '#web/state/institute.ts'
import { paths } from '#web/paths.ts'
import { type Category, isSocial, isStaff, type Person } from '#web/state/session.ts'

/** Who asks for an address, and where. */
export interface GuardContext {
  user: Person | null
  institute: { readonly isMainHost: boolean; readonly institute: { readonly id: number } | undefined }
}

/** `true` lets the visitor in; 'sign-in' opens the dialog over the page; a path sends them there (section 6). */
export type Guard = (visit: GuardContext) => true | 'sign-in' | `/${string}`

export const everyone: Guard = () => true

export const guests: Guard = ({ user }) => (user ? paths.home : true)

export const members: Guard = ({ user }) => (user ? true : 'sign-in')

export const learners = admitOnly('student', 'kids')

export const students = admitOnly('student')

/** Those who sign in with a password of their own (section 2, /UpdatePassword). */
export const passwordHolders: Guard = ({ user }) => {
  if (!user) return 'sign-in'
  return user.category === 'kids' || isSocial(user) ? paths.home : true
}

export const tutors = admitOnly('tutor')

/** Everybody who has to do with money (rulings 41 and 43). */
export const payers = admitOnly('student', 'tutor', 'operator', 'institute_admin')

/** Who books, and who looks after what was booked (ruling 41). */
export const bookers = admitOnly('student', 'operator', 'institute_admin')

export const staff: Guard = ({ user }) => (user ? isStaff(user) || paths.home : 'sign-in')

/** Tutors with their own, and the office with all (ruling 42). */
export const teachers: Guard = ({ user }) =>
  user ? user.category === 'tutor' || isStaff(user) || paths.home : 'sign-in'

/** Only the product's own hosts and localhost offer the page (ruling 18). */
export const guestsOfMainHosts: Guard = (visit) => (visit.institute.isMainHost ? guests(visit) : paths.home)

/** The main institute alone has the page; visitors of the others are sent home (specification section 2, /About). */
export const mainInstitute: Guard = ({ institute }) => isMainInstitute(institute.institute) || paths.home

/** A layout that is not global admits its own category; others are sent home. */
function admitOnly(...categories: Category[]): Guard {
  return ({ user }) => (user ? categories.includes(user.category) || paths.home : 'sign-in')
}
