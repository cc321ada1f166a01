import type { Call } from '#mocks/handlers/call.ts'
import { describeOtherClass } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { throwFieldErrors } from '#mocks/handlers/responses.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import { isSessionOf } from '#mocks/world/classes/offeredGroups.ts'
import { findOtherClass } from '#mocks/world/hours/findOtherClass.ts'
import { isTeachingAt } from '#mocks/world/hours/slots.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

/** Refuses hours at which the tutor teaches or hosts something else. @param known the group class before its change */
export function requireFreeTutor(call: Call, fields: GroupClassPlan, known?: GroupClassRecord): void {
  const starts = listGroupStarts(getGroupZone(call.state, fields), fields)
  const coming = starts.filter((start) => start > call.world.clock())
  if (coming.some((start) => isClash(call, fields, start, known)))
    throwFieldErrors(call, { start_time: 'tutorBusy' })
}

type GroupClassPlan = Pick<
  GroupClassRecord,
  'tutor' | 'days' | 'start_date' | 'end_date' | 'start_time' | 'minutes' | 'zone'
>

/** Whether the tutor teaches or hosts something else during a session. @param known the group class before its change */
export function isClash(
  call: Call,
  { tutor, minutes }: GroupClassPlan,
  start: number,
  known?: GroupClassRecord,
): boolean {
  return isTeachingAt(call.state, tutor, start, {
    isMoved: (row) => known !== undefined && isSessionOf(row, known),
    group: known?.id,
    minutes,
  })
}

/**
 * Describes the first other class that each learner of a group class would have during its planned sessions.
 * @param advice what follows: a longer class is refused, a moved one is not
 */
export function describeBusyLearners(
  call: Call,
  group: GroupClassRecord,
  { minutes, starts }: { minutes: number; starts: readonly number[] },
  advice: 'moveOneFirst' | 'moveOneOfBoth' = 'moveOneFirst',
): string[] {
  const coming = starts.filter((start) => start > call.world.clock())
  return group.learners.flatMap((learner) => {
    const other = coming
      .map((start) =>
        findOtherClass(call.state, { students: [learner], minutes }, start, (row) => isSessionOf(row, group)),
      )
      .find((row) => row !== undefined)
    return other ? [describeOtherClass(call, learner, other, advice)] : []
  })
}
