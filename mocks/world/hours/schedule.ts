import { DAY } from '#mocks/world/hours/clock.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { getWeeklyHours, getSlotState } from '#mocks/world/hours/slots.ts'
import type { InstituteState } from '#mocks/world/world.ts'
import { toInstant, toWallTime } from '#mocks/world/hours/zones.ts'

export interface PlannedClass {
  readonly start: number
  readonly week: number
  readonly isClash: boolean
  readonly isClockChange: boolean
}

/** Repeats the first week's hours at the same wall time of the tutor's zone (docs/decisions.md#weekly-pattern). */
export function planSchedule(
  state: InstituteState,
  tutor: TutorRecord,
  { starts, weeks }: { starts: readonly number[]; weeks: number },
  viewer: { now: number; id: number | undefined },
): PlannedClass[] {
  const { time_zone } = getWeeklyHours(state, tutor)
  const plan = Array.from({ length: weeks }, (_, week) => week).flatMap((week) =>
    starts.map((first) => {
      const { instant, isClockChange } = toInstant(time_zone, toWallTime(time_zone, first) + week * 7 * DAY)
      const start = week ? instant : first
      const found = getSlotState(state, tutor, start, viewer)
      const isClash = found === undefined || found === 'reserved' || found === 'pending' || found === 'busy'
      return { start, week: week + 1, isClash, isClockChange: week > 0 && isClockChange }
    }),
  )
  return plan.toSorted((a, b) => a.start - b.start)
}
