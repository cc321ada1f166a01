import { HOUR } from '#mocks/world/hours/clock.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** The time of a webinar, in which its host teaches no class. */
export type HostedTime = Pick<WebinarRecord, 'start' | 'end'>

/** Lists the times of the webinars that a tutor hosts, without cancelled ones. */
export function listHosted({ webinars }: InstituteState, tutor: number): WebinarRecord[] {
  return webinars.list().filter((row) => row.tutor === tutor && !row.isCancelled)
}

/** Whether a webinar takes a part of the hour from an instant. */
export function isDuringHour({ start, end }: HostedTime, hour: number): boolean {
  return hour < end && hour + HOUR > start
}
