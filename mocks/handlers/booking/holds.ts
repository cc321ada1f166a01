import type { Hold } from '#sdk'
import {
  throwConflict,
  respondMessage,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import { toSlot } from '#mocks/handlers/booking/availability.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireFreeLearner } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { parseLearner } from '#mocks/handlers/caller.ts'
import { requireProgram } from '#mocks/handlers/booking/prices.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import type { HoldRecord } from '#mocks/world/booking/bookingRecords.ts'
import { HOUR, formatIso } from '#mocks/world/hours/clock.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { planSchedule } from '#mocks/world/hours/schedule.ts'
import { buildSlotId, parseSlotId, getSlotState } from '#mocks/world/hours/slots.ts'

const TEN_MINUTES = 600_000

export const holdSlots: Handler<'holdSlots'> = (
  call,
  { tutor_id, slot_ids, replacement_slot_ids = [], kid_id },
) => {
  const tutor = requireBookableTutor(call, tutor_id)
  const starts = parseStarts(call, tutor, slot_ids)
  const later = parseStarts(call, tutor, replacement_slot_ids)
  for (const start of [...starts, ...later]) assertFree(call, tutor, start)
  const learner = parseLearner(call, kid_id)
  if (learner !== undefined) {
    requireFreeLearner(call, { learner, starts, field: 'slot_ids' })
    requireFreeLearner(call, { learner, starts: later, field: 'replacement_slot_ids' })
  }
  const owner = requireAccount(call).id
  const now = call.world.clock()
  const own = call.state.holds
    .list()
    .filter((old) => old.owner === owner && !old.isPaying && old.expires > now)
  // Holding the same hours again returns the same hold, with its remaining time and extensions
  const same = own.find((old) => old.tutor === tutor.id && String(old.starts) === String(starts))
  // A new selection releases the previous one
  for (const old of own) call.state.holds.update({ ...old, expires: now })
  const hold = call.state.holds.insert((id) => ({
    id,
    owner,
    tutor: tutor.id,
    starts,
    later,
    expires: same?.expires ?? now + TEN_MINUTES,
    extensions: same?.extensions ?? 1,
    isPaying: false,
  }))
  return respondData(toHold(hold, call))
}

export const extendHold: Handler<'extendHold'> = (call) => {
  const hold = requireOwnHold(call, parseId(call))
  if (hold.expires <= call.world.clock()) throwConflict(call, 'selectSlot')
  if (!hold.extensions || hold.isPaying) throwConflict(call, 'holdExtended')
  const longer = { ...hold, expires: hold.expires + TEN_MINUTES, extensions: 0 }
  call.state.holds.update(longer)
  return respondData(toHold(longer, call))
}

export const releaseHold: Handler<'releaseHold'> = (call) => {
  const hold = requireOwnHold(call, parseId(call))
  call.state.holds.update({ ...hold, expires: Math.min(hold.expires, call.world.clock()) })
  return respondMessage(call, 'deleted')
}

export const previewSchedule: Handler<'previewSchedule'> = (
  call,
  { tutor_id, program_id, slot_ids, kid_id },
) => {
  const tutor = requireBookableTutor(call, tutor_id)
  const { weeks } = requireProgram(call, program_id)
  const viewer = { now: call.world.clock(), id: requireAccount(call).id }
  const learner = parseLearner(call, kid_id)
  const starts = parseStarts(call, tutor, slot_ids)
  const plan = planSchedule(call.state, tutor, { starts, weeks, learner }, viewer)
  return respondData(
    plan.map(({ start, first, week, isClash, isLearnerBusy, isClockChange }) => ({
      start_date_time: formatIso(start),
      end_date_time: formatIso(start + HOUR),
      week,
      slot_id: buildSlotId(tutor.id, first),
      is_clash: isClash,
      is_learner_busy: isLearnerBusy,
      is_clock_change: isClockChange,
    })),
  )
}

/** Finds a hold of the caller; throws a 404 for others. */
export function requireOwnHold(call: Call, id: number): HoldRecord {
  const hold = call.state.holds.get(id)
  return hold?.owner === requireAccount(call).id ? hold : throwNotFound(call)
}

/** Cancels the unpaid booking of a hold when the same hours are booked again. */
export function dropPending(call: Call, hold: HoldRecord): void {
  for (const old of call.state.reservations.list())
    if (old.hold === hold.id && old.state === 'pending')
      call.state.reservations.update({ ...old, state: 'cancelled' })
}

/** Finds an approved tutor whose hours can be booked. */
export function requireBookableTutor(call: Call, id: number): TutorRecord {
  const tutor = call.state.tutors.get(id)
  return tutor?.status === 'approved' ? tutor : throwFieldErrors(call, { tutor_id: 'tutorGone' })
}

/** Parses slot ids to sorted starts; throws a 422 for another tutor's slots. */
export function parseStarts(call: Call, tutor: TutorRecord, ids: readonly number[]): number[] {
  const slots = ids.map(parseSlotId)
  if (slots.some((slot) => slot.tutor !== tutor.id)) throwFieldErrors(call, { slot_ids: 'unknownRecord' })
  return slots.map(({ start }) => start).toSorted((a, b) => a - b)
}

/** Throws a 409 with the specification's text if an hour is not free for the caller. */
export function assertFree(call: Call, tutor: TutorRecord, start: number): void {
  const viewer = { now: call.world.clock(), id: requireAccount(call).id }
  const found = getSlotState(call.state, tutor, start, viewer)
  if (found === 'reserved') throwConflict(call, 'reserved')
  if (found === 'pending') throwConflict(call, 'pendingSlot')
  if (found === undefined || found === 'busy') throwConflict(call, 'selectSlot')
}

function toHold(hold: HoldRecord, call: Call): Hold {
  return {
    id: hold.id,
    tutor_id: hold.tutor,
    slots: hold.starts.map((start) => toSlot(hold.tutor, start, 'selected')),
    expires_at: formatIso(hold.expires),
    extensions_left: hold.extensions,
    server_time: formatIso(call.world.clock()),
  }
}
