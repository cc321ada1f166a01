import { DAY } from '#mocks/world/hours/clock.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { getWeeklyHours, getSlotState } from '#mocks/world/hours/slots.ts'
import type { InstituteState } from '#mocks/world/world.ts'
import { toInstant, toWallTime } from '#mocks/world/hours/zones.ts'

export interface PlannedClass {
  readonly start: number
  readonly week: number
  /** The tutor is not free, or the learner has another class */
  readonly isClash: boolean
  readonly isLearnerBusy: boolean
  readonly isClockChange: boolean
}

/**
 * Repeats the first week's hours at the same wall time of the tutor's zone (docs/decisions.md#weekly-pattern).
 * @param learner undefined while it is not known who learns
 */
export function planSchedule(
  state: InstituteState,
  tutor: TutorRecord,
  { starts, weeks, learner }: { starts: readonly number[]; weeks: number; learner?: number | undefined },
  viewer: { now: number; id: number | undefined },
): PlannedClass[] {
  const { time_zone } = getWeeklyHours(state, tutor)
  const plan = Array.from({ length: weeks }, (_, week) => week).flatMap((week) =>
    starts.map((first) => {
      const { instant, isClockChange } = toInstant(time_zone, toWallTime(time_zone, first) + week * 7 * DAY)
      const start = week ? instant : first
      const found = getSlotState(state, tutor, start, viewer)
      const isTaken = found === undefined || found === 'reserved' || found === 'pending' || found === 'busy'
      const isBusy = learner !== undefined && isLearnerBusy(state, { students: [learner] }, start)
      return {
        start,
        week: week + 1,
        isClash: isTaken || isBusy,
        isLearnerBusy: isBusy,
        isClockChange: week > 0 && isClockChange,
      }
    }),
  )
  return plan.toSorted((a, b) => a.start - b.start)
}
