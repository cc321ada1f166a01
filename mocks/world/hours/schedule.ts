import { DAY } from '#mocks/world/hours/clock.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { getWeeklyHours, getSlotState } from '#mocks/world/hours/slots.ts'
import type { InstituteState } from '#mocks/world/world.ts'
import { toInstant, toWallTime } from '#mocks/world/hours/zones.ts'

export interface PlannedClass {
  readonly start: number
  /** The hour of the first week that it repeats, or is itself */
  readonly first: number
  readonly week: number
  /** The tutor is not free, or the learner has another class */
  readonly isClash: boolean
  readonly isLearnerBusy: boolean
  readonly isClockChange: boolean
}

interface SchedulePattern {
  readonly starts: readonly number[]
  readonly weeks: number | readonly [from: number, to: number]
  readonly learner?: number | undefined
}

/**
 * Repeats the first week's hours at the same wall time of the tutor's zone (docs/decisions.md#weekly-pattern).
 * @param weeks how many, or the first one, counted from 0, and the one after the last
 * @param learner undefined while it is not known who learns
 */
export function planSchedule(
  state: InstituteState,
  tutor: TutorRecord,
  { starts, weeks, learner }: SchedulePattern,
  viewer: { now: number; id: number | undefined },
): PlannedClass[] {
  const { time_zone } = getWeeklyHours(state, tutor)
  const [from, to] = typeof weeks === 'number' ? [0, weeks] : weeks
  const plan = Array.from({ length: to - from }, (_, index) => from + index).flatMap((week) =>
    starts.map((first) => {
      const { instant, isClockChange } = toInstant(time_zone, toWallTime(time_zone, first) + week * 7 * DAY)
      const start = week ? instant : first
      const found = getSlotState(state, tutor, start, viewer)
      const isTaken = found === undefined || found === 'reserved' || found === 'pending' || found === 'busy'
      const isBusy = learner !== undefined && isLearnerBusy(state, { students: [learner] }, start)
      return {
        start,
        first,
        week: week + 1,
        isClash: isTaken || isBusy,
        isLearnerBusy: isBusy,
        isClockChange: week > 0 && isClockChange,
      }
    }),
  )
  return plan.toSorted((a, b) => a.start - b.start)
}
