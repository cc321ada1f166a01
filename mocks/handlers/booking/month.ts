import type { Replacement } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { requireFreeLearner } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { parseStarts } from '#mocks/handlers/booking/holds.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { throwFieldErrors } from '#mocks/handlers/responses.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { planSchedule } from '#mocks/world/hours/schedule.ts'
import { getSlotState } from '#mocks/world/hours/slots.ts'

interface Month {
  tutor: TutorRecord
  weeks: number
  /** Undefined while it is not known who learns */
  learner: number | undefined
  /** Hours of the first week */
  starts: readonly number[]
  replacements: readonly Replacement[] | undefined
}

/**
 * Lists the hours of a month that get a class: those at which tutor and learner are free, and those chosen for dates that
 * clash.
 */
export function listMonthHours(
  call: Call,
  { tutor, weeks, learner, starts, replacements = [] }: Month,
): number[] {
  const viewer = { now: call.world.clock(), id: requireAccount(call).id }
  const plan = planSchedule(call.state, tutor, { starts, weeks, learner }, viewer)
  const free = plan.flatMap(({ start, isClash, week }) => (isClash && week > 1 ? [] : [start]))
  const chosen = replacements.flatMap(({ slot_id }) => parseStarts(call, tutor, [slot_id]))
  const isChoice = (start: number) => {
    const found = getSlotState(call.state, tutor, start, viewer)
    return found === 'available' || found === 'selected'
  }
  const isKnown = ({ clash_date_time }: Replacement) =>
    plan.some(({ start, isClash }) => isClash && start === Date.parse(clash_date_time))
  const all = [...free, ...chosen].toSorted((a, b) => a - b)
  const isApart = all.every((start, index) => index === 0 || start - (all[index - 1] ?? 0) >= HOUR)
  if (!chosen.every(isChoice) || !replacements.every(isKnown) || !isApart)
    throwFieldErrors(call, { replacements: 'selectSlot' })
  if (learner !== undefined) {
    requireFreeLearner(call, { learner, starts, field: 'slot_ids' })
    requireFreeLearner(call, { learner, starts: chosen, field: 'replacements' })
  }
  return all
}
