import { isSessionOf } from '#mocks/world/classes/offeredGroups.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { type TimeSpan, toTimeSpan } from '#mocks/world/hours/classTime.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

// Plans never change: an edited group class is another record
const known = new WeakMap<GroupClassRecord, { zone: string; times: readonly TimeSpan[] }>()

/**
 * Lists the times of a tutor's planned group classes: they are taken before a learner has joined. The time of a cancelled
 * session is free.
 * @param classes of the tutor
 * @param except id of a group class whose plan changes
 */
export function listPlannedTimes(
  state: InstituteState,
  tutor: number,
  classes: readonly ClassRecord[],
  except?: number,
): TimeSpan[] {
  return state.groupClasses
    .list()
    .filter((group) => group.tutor === tutor && group.id !== except)
    .flatMap((group) => {
      const ended = classes.filter((row) => row.outcome && isSessionOf(row, group)).map(({ start }) => start)
      const times = readTimes(getGroupZone(state, group), group)
      return ended.length ? times.filter(({ start }) => !ended.includes(start)) : times
    })
}

function readTimes(zone: string, group: GroupClassRecord): readonly TimeSpan[] {
  const last = known.get(group)
  if (last?.zone === zone) return last.times
  const { minutes } = group
  const times = listGroupStarts(zone, group).map((start) => toTimeSpan({ start, minutes }))
  known.set(group, { zone, times })
  return times
}
