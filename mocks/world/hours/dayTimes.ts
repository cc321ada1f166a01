import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord, TutorRecord } from '#mocks/world/records.ts'
import { listSlots } from '#mocks/world/hours/slots.ts'
import type { InstituteState } from '#mocks/world/world.ts'
import { toWallTime } from '#mocks/world/hours/zones.ts'

/** Times of day with the wall-clock hours where they begin; the night lasts until the morning. */
export const dayTimes = { morning: 6, afternoon: 12, evening: 17, night: 22 } as const
export type DayTime = keyof typeof dayTimes

interface FreeTimes {
  readonly tutor: TutorRecord
  readonly holds: unknown
  readonly hours: unknown
  readonly webinars: unknown
  readonly groups: unknown
  readonly at: number
  readonly starts: readonly number[]
}

// The filters count them for every tutor; worlds with unchanged classes share the results
const found = new WeakMap<readonly ClassRecord[], Map<string, FreeTimes>>()

/**
 * Lists the times of day at which a tutor has a free hour within seven days.
 * @param zone IANA name
 */
export function listDayTimes(
  state: InstituteState,
  tutor: TutorRecord,
  now: number,
  zone: string,
): DayTime[] {
  const times = listFreeStarts(state, tutor, now).map((start) => findDayTime(toWallTime(zone, start)))
  return [...new Set(times)]
}

/** Finds the time of day of a wall time. */
export function findDayTime(wall: number): DayTime {
  const hour = new Date(wall).getUTCHours()
  if (hour < dayTimes.morning || hour >= dayTimes.night) return 'night'
  return hour < dayTimes.afternoon ? 'morning' : hour < dayTimes.evening ? 'afternoon' : 'evening'
}

function listFreeStarts(state: InstituteState, tutor: TutorRecord, now: number): readonly number[] {
  const rows = state.classes.list()
  const holds = state.holds.list()
  const hours = state.hours.list()
  const webinars = state.webinars.list()
  const groups = state.groupClasses.list()
  const known = found.get(rows) ?? new Map<string, FreeTimes>()
  found.set(rows, known)
  const key = `${state.seed}/${tutor.id}`
  const last = known.get(key)
  const isFresh =
    last?.tutor === tutor &&
    last.holds === holds &&
    last.hours === hours &&
    last.webinars === webinars &&
    last.groups === groups
  if (isFresh && last.at <= now && now < last.at + HOUR) return last.starts
  const starts = listSlots(state, tutor, { from: now, to: now + 7 * DAY }, { now, id: undefined }).flatMap(
    (slot) => (slot.state === 'available' ? [slot.start] : []),
  )
  known.set(key, { tutor, holds, hours, webinars, groups, at: now, starts })
  return starts
}
