import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Notifies staff and tutor, two days before a group class begins, that fewer than its minimum have joined. */
export function notifyOfSmallGroups(state: InstituteState, now: number): void {
  for (const group of state.groupClasses.list()) {
    const size = group.learners.length
    if (size === 0 || size >= group.min) continue
    const [first = 0] = listGroupStarts(getGroupZone(state, group), group)
    if (first <= now || first > now + 2 * DAY) continue
    notify(state, now, 'groupClassSmall', {
      tutors: [group.tutor],
      values: { id: group.id, name: group.name, size, min: group.min },
      key: `${group.id}/${first}`,
    })
  }
}
