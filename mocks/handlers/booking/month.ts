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

/** An hour of a month that gets a class, and the hour of the first week whose date it is or replaces. */
interface MonthHour {
  start: number
  first: number
}

/**
 * Lists the hours of a month that get a class: those at which tutor and learner are free, and those chosen for dates that
 * clash.
 */
export function listMonthHours(
  call: Call,
  { tutor, weeks, learner, starts, replacements = [] }: Month,
): MonthHour[] {
  const viewer = { now: call.world.clock(), id: requireAccount(call).id }
  const plan = planSchedule(call.state, tutor, { starts, weeks, learner }, viewer)
  const findClash = ({ clash_date_time }: Replacement) =>
    plan.find(({ start, isClash }) => isClash && start === Date.parse(clash_date_time))
  const free = plan.flatMap(({ start, first, isClash, week }) =>
    isClash && week > 1 ? [] : [{ start, first }],
  )
  const chosen = replacements.flatMap((one) =>
    parseStarts(call, tutor, [one.slot_id]).map((start) => ({
      start,
      first: findClash(one)?.first ?? start,
    })),
  )
  const isChoice = ({ start }: MonthHour) => {
    const found = getSlotState(call.state, tutor, start, viewer)
    return found === 'available' || found === 'selected'
  }
  const all = [...free, ...chosen].toSorted((a, b) => a.start - b.start)
  const isApart = all.every(({ start }, index) => index === 0 || start - (all[index - 1]?.start ?? 0) >= HOUR)
  if (!chosen.every(isChoice) || !replacements.every(findClash) || !isApart)
    throwFieldErrors(call, { replacements: 'selectSlot' })
  if (learner !== undefined) {
    requireFreeLearner(call, { learner, starts, field: 'slot_ids' })
    requireFreeLearner(call, { learner, starts: chosen.map(({ start }) => start), field: 'replacements' })
  }
  return all
}
