import type { GroupClassPreview } from '#sdk'
import { getMessage } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondData, type Handler } from '#mocks/handlers/responses.ts'
import { findTutorPerson } from '#mocks/handlers/views.ts'
import { listGroupRefunds } from '#mocks/handlers/classes/endGroup.ts'
import { isMoved, keepZone, requireGroupClass, toRecordFields } from '#mocks/handlers/classes/groupClasses.ts'
import { describeBusyLearners, isClash } from '#mocks/handlers/classes/groupHours.ts'
import { toCancellation } from '#mocks/handlers/reservations/cancellations.ts'
import { addRefunds } from '#mocks/world/booking/cancellation.ts'
import { DAY, formatIso } from '#mocks/world/hours/clock.ts'
import { isSessionOf } from '#mocks/world/classes/offeredGroups.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { listLostInterviews } from '#mocks/world/webinars/interviewSeats.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { toInstant, toWallTime } from '#mocks/world/hours/zones.ts'

/** Returns the amount that deleting the group class pays back. */
export const previewGroupClassEnd: Handler<'previewGroupClassEnd'> = (call) =>
  respondData(toCancellation(addRefunds(listGroupRefunds(call, [requireGroupClass(call)])), call))

export const previewGroupClass: Handler<'previewGroupClass'> = (call, body) => {
  const known = call.state.groupClasses.get(body.Id)
  const fields = { ...toRecordFields(call, body), ...keepZone(known, body.tutor_id) }
  const zone = getGroupZone(call.state, fields)
  const starts = listGroupStarts(zone, fields)
  const sessions = starts.slice(0, 200).map((start) => ({
    start_date_time: formatIso(start),
    end_date_time: formatIso(start + body.minutes * 60_000),
    week: Math.floor((start - (starts[0] ?? start)) / (7 * DAY)) + 1,
    is_clash: isClash(call, fields, start, known),
    is_clock_change: toInstant(zone, toWallTime(zone, start)).isClockChange,
  }))
  const isBusy = sessions.some(({ is_clash }) => is_clash)
  const planned = { minutes: body.minutes, starts }
  const advice = known && isMoved(known, { ...known, ...fields }) ? 'moveOneOfBoth' : 'moveOneFirst'
  const data: GroupClassPreview = {
    sessions,
    problems: [
      ...(isBusy ? [getMessage('tutorBusy', call.language)] : []),
      ...(known ? describeBusyLearners(call, known, planned, advice) : []),
    ],
    handover: known && known.tutor !== fields.tutor ? describeHandover(call, known, fields) : null,
  }
  return respondData(data)
}

/** Describes what giving a group class to another tutor changes for others. */
function describeHandover(
  call: Call,
  known: GroupClassRecord,
  fields: Pick<GroupClassRecord, 'tutor' | 'course_id'>,
): NonNullable<GroupClassPreview['handover']> {
  const { classes, reservations } = call.state
  const now = call.world.clock()
  return {
    former: findTutorPerson(known.tutor, call),
    tutor: findTutorPerson(fields.tutor, call),
    sessions: classes.list().filter((row) => isSessionOf(row, known) && row.start > now && !row.outcome)
      .length,
    interviews: listLostInterviews(call.state, { ...known, ...fields }, now).length,
    unpaid: reservations
      .list()
      .filter(
        ({ state, matrix = [] }) => state === 'pending' && matrix.some(({ group }) => group === known.id),
      ).length,
  }
}
