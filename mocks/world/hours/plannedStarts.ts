import { isSessionOf } from '#mocks/world/classes/offeredGroups.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

// Plans never change: an edited group class is another record
const known = new WeakMap<GroupClassRecord, { zone: string; starts: readonly number[] }>()

/**
 * Lists the starts of a tutor's planned group classes: their hours are taken before a learner has joined. The hour of a
 * cancelled session is free.
 * @param classes of the tutor
 * @param except id of a group class whose plan changes
 */
export function listPlannedStarts(
  state: InstituteState,
  tutor: number,
  classes: readonly ClassRecord[],
  except?: number,
): number[] {
  const zone = state.tutors.get(tutor)?.time_zone ?? state.institute.time_zone
  return state.groupClasses
    .list()
    .filter((group) => group.tutor === tutor && group.id !== except)
    .flatMap((group) => {
      const ended = classes.filter((row) => row.outcome && isSessionOf(row, group)).map(({ start }) => start)
      const starts = readStarts(zone, group)
      return ended.length ? starts.filter((start) => !ended.includes(start)) : starts
    })
}

function readStarts(zone: string, group: GroupClassRecord): readonly number[] {
  const last = known.get(group)
  if (last?.zone === zone) return last.starts
  const starts = listGroupStarts(zone, group)
  known.set(group, { zone, starts })
  return starts
}
