import type { Call } from '#mocks/handlers/call.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import { notify, type EventName } from '#mocks/world/notify.ts'
import { listBookingsWithoutInterview } from '#mocks/world/webinars/interviewSeats.ts'

/** Events of a webinar about which the host or staff are notified, unless they caused them. */
const byHostOrStaff = new Set<EventName>([
  'webinarAssigned',
  'webinarHandedOver',
  'webinarMoved',
  'webinarCancelled',
  'webinarDeleted',
])

/** The notification that the family of an interview gets instead; it opens the reservation. */
const interviewEvents: Partial<Record<EventName, EventName>> = {
  webinarMoved: 'interviewMoved',
  webinarAdmitted: 'interviewMoved',
  webinarCancelled: 'interviewCancelled',
  webinarDeleted: 'interviewCancelled',
  webinarRemoved: 'interviewCancelled',
}

/** The notification that the host of an interview gets instead. */
const interviewHostEvents: Partial<Record<EventName, EventName>> = {
  webinarAssigned: 'interviewAssigned',
  webinarHandedOver: 'interviewHandedOver',
}

/** Notifies the learners of registrations, and the host, of an event of a webinar or an interview. */
export function notifyOfWebinar(
  call: Call,
  event: EventName,
  row: WebinarRecord,
  registrations: readonly RegistrationRecord[] = [],
): void {
  if (registrations.length === 0 && !byHostOrStaff.has(event)) return
  const [first] = registrations
  // A guest has no account that has the name
  const guest = first?.learner === null ? first.name : undefined
  const toHost = row.interviewFor === undefined ? undefined : interviewHostEvents[event]
  notify(call.state, call.world.clock(), toHost ?? event, {
    learners: registrations.filter((one) => !isFamily(one)).flatMap(({ learner }) => learner ?? []),
    tutors: [row.tutor],
    actor: byHostOrStaff.has(event) ? call.account?.id : undefined,
    values: { id: row.id, name: row.title, ...(guest !== undefined && { who: guest }) },
  })
  for (const { learner, reservation } of registrations.filter(isFamily))
    notifyFamily(call, interviewEvents[event] ?? 'interviewMoved', row, {
      student: learner ?? 0,
      id: reservation ?? 0,
    })
}

/** Notifies the learners who had a seat, and the host, of the first recording of a webinar. */
export function notifyOfRecording(call: Call, { id, title, tutor }: WebinarRecord): void {
  const seated = call.state.registrations
    .list()
    .filter((row) => row.webinar === id && row.status === 'registered' && !isFamily(row))
  notify(call.state, call.world.clock(), 'webinarRecorded', {
    learners: seated.flatMap(({ learner }) => learner ?? []),
    tutors: [tutor],
    actor: call.account?.id,
    values: { id, name: title },
    key: String(id),
  })
}

/** Notifies the families whose interview was cancelled or missed that another one of their course is planned. */
export function notifyOfPlannedInterview(call: Call, row: WebinarRecord): void {
  for (const booking of listBookingsWithoutInterview(call.state, row, call.world.clock()))
    notifyFamily(call, 'interviewPlanned', row, booking)
}

function notifyFamily(
  call: Call,
  event: EventName,
  { title }: WebinarRecord,
  { student, id }: { student: number; id: number },
): void {
  notify(call.state, call.world.clock(), event, { learners: [student], values: { id, name: title } })
}

/** Whether a registration is a family's for the interview of its booking. */
function isFamily({ reservation }: RegistrationRecord): boolean {
  return reservation !== undefined
}
