import type { TutorRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Returns the zone in which the hours of a group class are. See docs/decisions.md#zone-of-group-classes. */
export function getGroupZone(
  state: InstituteState,
  { tutor, zone }: Pick<GroupClassRecord, 'tutor' | 'zone'>,
): string {
  return zone ?? state.tutors.get(tutor)?.time_zone ?? state.institute.time_zone
}

/** Moves a tutor to another zone; planned group classes keep the one in which they were planned. */
export function changeTutorZone(state: InstituteState, tutor: TutorRecord, time_zone: string): void {
  for (const group of state.groupClasses.list())
    if (group.tutor === tutor.id && group.zone === undefined)
      state.groupClasses.update({ ...group, zone: tutor.time_zone })
  state.tutors.update({ ...tutor, time_zone })
}
