import { throwForbidden, throwNotFound } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireAccount } from '#mocks/handlers/request.ts'
import { DAY } from '#mocks/world/clock.ts'
import { toInstant, isZone } from '#mocks/world/zones.ts'

export function isStaff(call: Call): boolean {
  const { category } = requireAccount(call)
  return category === 'operator' || category === 'institute_admin'
}

/** The learners that the caller answers for: a student with their kids, or a kid alone. */
export function listOwnLearners(call: Call): ReadonlySet<number> {
  const { id } = requireAccount(call)
  const kids = call.state.kids.list().flatMap((kid) => (kid.parent === id ? [kid.id] : []))
  return new Set([id, ...kids])
}

/** The caller, or the kid of theirs that they name; another one's kid is not found. */
export function requireLearner(call: Call, kid_id: number | null | undefined): number {
  if (kid_id === undefined || kid_id === null) return requireAccount(call).id
  return listOwnLearners(call).has(kid_id) ? kid_id : throwNotFound(call)
}

/** The learners that a list is asked for: all of the caller's, or the one that `learner_id` names. */
export function parseLearners(call: Call): ReadonlySet<number> {
  const own = listOwnLearners(call)
  const asked = call.query.get('learner_id')
  if (asked === null) return own
  return own.has(Number(asked)) ? new Set([Number(asked)]) : new Set()
}

/** Whether a record of this owner is the caller's to change: staff may change all. */
export function requireOwnerOrStaff(call: Call, owner: number): void {
  if (!isStaff(call) && owner !== requireAccount(call).id) throwForbidden(call)
}

/** Days of a `from` and `to` as instants, ends included: the days are the caller's, whose zone comes with every call. */
export function parseDays(call: Call): { from: number; to: number } {
  const { timezone = 'UTC' } = call.headers
  const zone = isZone(timezone) ? timezone : 'UTC'
  const from = call.query.get('from')
  const to = call.query.get('to')
  return {
    from: from ? toInstant(zone, Date.parse(from)).instant : -Infinity,
    to: to ? toInstant(zone, Date.parse(to) + DAY).instant : Infinity,
  }
}
