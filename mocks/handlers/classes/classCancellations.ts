import { assertRefundSeen } from '#mocks/handlers/assertRefundSeen.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { isStaff } from '#mocks/handlers/caller.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { requireClass } from '#mocks/handlers/classes/classes.ts'
import { computeOutcomeNow } from '#mocks/handlers/classes/classViews.ts'
import { notifyOfClass, notifyOfOwnCancellation } from '#mocks/handlers/classes/notifyOfClass.ts'
import { toCancellation } from '#mocks/handlers/reservations/cancellations.ts'
import {
  respondData,
  respondMessage,
  throwConflict,
  throwForbidden,
  type Handler,
} from '#mocks/handlers/responses.ts'
import { cancelOwnClass, computeClassCancellation } from '#mocks/world/booking/cancelOwnClass.ts'
import { NOTHING } from '#mocks/world/booking/cancellation.ts'
import { closeRequests } from '#mocks/world/booking/closeRequests.ts'
import { addGroupSession } from '#mocks/world/classes/groupSeats.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

export const cancelClass: Handler<'cancelClass'> = (call, { reason }) => {
  const row = requireCancellable(call)
  if (isByFamily(call)) {
    const now = call.world.clock()
    assertRefundSeen(call, computeClassCancellation(call.state, row, now).amount)
    const { amount, cancelled } = cancelOwnClass(call.state, row, reason, now)
    notifyOfOwnCancellation(call, cancelled, amount)
  } else cancelForInstitute(call, row, reason)
  return respondMessage(call, 'saved')
}

export const previewClassCancellation: Handler<'previewClassCancellation'> = (call) => {
  const row = requireCancellable(call)
  if (isByFamily(call))
    return respondData(toCancellation(computeClassCancellation(call.state, row, call.world.clock()), call))
  return respondData({
    ...toCancellation(NOTHING, call),
    classes_to_reschedule: row.kind === 'group' ? 0 : 1,
    classes_added: row.kind === 'group' ? 1 : 0,
  })
}

/** Cancels a class for tutor or staff: a one-to-one class stays paid, a session of a group is held after the last one. */
function cancelForInstitute(call: Call, row: ClassRecord, reason: string): void {
  const changed =
    row.kind === 'group'
      ? { ...row, outcome: 'cancelled' as const, cancel_reason: reason }
      : { ...row, isOwed: true, cancel_reason: reason }
  call.state.classes.update(changed)
  if (row.kind === 'group') addGroupSession(call.state, row)
  closeRequests(call.state, call.world.clock())
  notifyOfClass(call, row.kind === 'group' ? 'groupSessionCancelled' : 'classCancelled', changed)
}

/** Finds a class that the caller may cancel: a coming one, and for its family also one without a time. */
function requireCancellable(call: Call): ClassRecord {
  const row = requireClass(call)
  if (isByFamily(call)) {
    if (row.kind === 'group') throwConflict(call, 'groupClassStays')
    if (row.isOwed) return row
  } else if (!isStaff(call) && row.tutor !== requireAccount(call).id) throwForbidden(call)
  if (computeOutcomeNow(row, call) || row.start <= call.world.clock()) throwConflict(call)
  return row
}

function isByFamily(call: Call): boolean {
  return requireAccount(call).category === 'student'
}
