import { throwForbidden, throwNotFound } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { toInstant, isZone } from '#mocks/world/hours/zones.ts'

/** Whether the caller is an operator or institute admin. */
export function isStaff(call: Call): boolean {
  const { category } = requireAccount(call)
  return category === 'operator' || category === 'institute_admin'
}

/** Lists the caller's learners: a student with their kids, or a kid alone. */
export function listOwnLearners(call: Call): ReadonlySet<number> {
  const { id } = requireAccount(call)
  const kids = call.state.kids.list().flatMap((kid) => (kid.parent === id ? [kid.id] : []))
  return new Set([id, ...kids])
}

/** Lists the learners of a class whom the caller may see: host and staff all, a family its own. */
export function listSeenLearners({ tutor, students }: ClassRecord, call: Call): readonly number[] {
  if (isStaff(call) || tutor === requireAccount(call).id) return students
  const own = listOwnLearners(call)
  return students.filter((one) => own.has(one))
}

/** Finds the caller or the named kid of theirs; throws a 404 for other kids and for removed ones. */
export function requireLearner(call: Call, kid_id: number | null | undefined): number {
  if (kid_id === undefined || kid_id === null) return requireAccount(call).id
  const isOwn = listOwnLearners(call).has(kid_id) && !call.state.kids.get(kid_id)?.isRemoved
  return isOwn ? kid_id : throwNotFound(call)
}

/** Finds who learns by a booking; undefined where the call leaves it open. */
export function parseLearner(call: Call, kid_id: number | null | undefined): number | undefined {
  return kid_id === undefined ? undefined : requireLearner(call, kid_id)
}

/** Parses the learners of a list: all of the caller's, or the one of `learner_id`. */
export function parseLearners(call: Call): ReadonlySet<number> {
  const own = listOwnLearners(call)
  const asked = call.query.get('learner_id')
  if (asked === null) return own
  return own.has(Number(asked)) ? new Set([Number(asked)]) : new Set()
}

/** Throws a 403 unless the caller owns the record or is staff. */
export function requireOwnerOrStaff(call: Call, owner: number): void {
  if (!isStaff(call) && owner !== requireAccount(call).id) throwForbidden(call)
}

/** Parses `from` and `to`, inclusive days of the caller's time zone, as instants. */
export function parseDays(call: Call): { from: number; to: number } {
  const zone = getCallerZone(call)
  const from = call.query.get('from')
  const to = call.query.get('to')
  return {
    from: from ? toInstant(zone, Date.parse(from)).instant : -Infinity,
    to: to ? toInstant(zone, Date.parse(to) + DAY).instant : Infinity,
  }
}

/** Returns the time zone of the caller. */
export function getCallerZone({ headers: { timezone = 'UTC' } }: Call): string {
  return isZone(timezone) ? timezone : 'UTC'
}
