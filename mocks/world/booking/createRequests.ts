import { getById } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import type { BookingTables } from '#mocks/world/booking/bookingRecords.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { isBusyAt, listStarts, buildUsualHours } from '#mocks/world/hours/hours.ts'
import type { ClassRecord, PersonRecord, TutorRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

interface ReschedulingInputs {
  tutors: readonly TutorRecord[]
  students: readonly PersonRecord[]
  classes: readonly ClassRecord[]
  groupClasses: readonly GroupClassRecord[]
  /** Id before the first request's */
  root: number
  seed: number
  day: number
}

/** Creates requests in each state about classes of the demo student and tutor; the last one is withdrawn. */
export function createRequests({
  classes,
  groupClasses,
  students,
  tutors,
  root,
  seed,
  day,
}: ReschedulingInputs): BookingTables['requests'][] {
  const [tutor] = tutors
  const [student] = students
  const known = classes.filter((row) => row.tutor === tutor?.id || row.students[0] === student?.id)
  const freeAfter = createOffers(classes, groupClasses, seed)
  const coming = known.filter(({ start, kind }) => start > day + 2 * DAY && kind === 'one_to_one')
  return coming.slice(0, 12).map((row, index) => {
    const usual = (['pending', 'accepted', 'refused', 'pending'] as const)[index % 4] ?? 'pending'
    const state = index === 11 ? 'cancelled' : usual
    const asked = day - (index + 1) * 5 * HOUR
    return {
      id: root + index + 1,
      class_id: row.id,
      student: row.students[0] ?? student?.id ?? 0,
      tutor: row.tutor,
      from: state === 'accepted' ? row.start - DAY : row.start,
      to: state === 'accepted' ? row.start : freeAfter(getById(tutors, row.tutor), row),
      reason: getText(data.reasons[index % 4] ?? '')[index % 2 ? 'ar' : 'en'],
      state,
      asked_by: index % 3 === 2 ? ('tutor' as const) : ('student' as const),
      asked,
      ...(state === 'accepted' && { answered: asked + 2 * HOUR }),
      ...(state === 'refused' && { answered: asked + HOUR, answer: getText(data.reasons[4] ?? '').en }),
    }
  })
}

/** Finds an hour of the next days for each request, at which neither tutor nor learner has a class. */
function createOffers(
  classes: readonly ClassRecord[],
  groupClasses: readonly GroupClassRecord[],
  seed: number,
) {
  const offered = new Set<string>()
  return (tutor: TutorRecord, { start, students }: ClassRecord): number => {
    const isTaken = (row: ClassRecord) =>
      row.tutor === tutor.id || row.students.some((id) => students.includes(id))
    const taken = [
      ...classes.filter(isTaken).map((row) => row.start),
      ...groupClasses
        .filter((group) => group.tutor === tutor.id)
        .flatMap((group) => listGroupStarts(tutor.time_zone, group)),
    ]
    const hours = listStarts(buildUsualHours(seed, tutor), { from: start + DAY, to: start + 14 * DAY })
    const free = hours.find(
      (hour) =>
        !offered.has(`${tutor.id}/${hour}`) &&
        !isBusyAt(seed, tutor.id, hour) &&
        taken.every((one) => Math.abs(one - hour) >= HOUR),
    )
    offered.add(`${tutor.id}/${free}`)
    return free ?? start + DAY
  }
}
