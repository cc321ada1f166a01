import type { Person } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { isStaff } from '#mocks/handlers/caller.ts'

/** Returns what staff alone read of a person, to be added to what all read. */
export function addForStaff(call: Call, members: Partial<Person>): Partial<Person> {
  return call.account && isStaff(call) ? members : {}
}

/** Marks a person who cannot sign in: a learner for tutors and staff, a tutor for staff alone. */
export function markInactive(isInactive: boolean): { is_inactive?: true } {
  return isInactive ? { is_inactive: true } : {}
}

/** Whether the caller is a tutor or staff, who also see whose kid a kid is. */
export function isTutorOrStaff({ account }: Call): boolean {
  return account !== undefined && account.category !== 'student' && account.category !== 'kids'
}
