import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { listBookedStarts } from '#mocks/world/classes/groupSeats.ts'
import { type ChildOfGroup, findGroupOfSeat, isSeated } from '#mocks/world/classes/offeredGroups.ts'
import { notify } from '#mocks/world/notify.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Finds the interview of a group booking; undefined when it was cancelled, or the family's seat was. */
export function findBookedInterview(
  state: InstituteState,
  { id, webinar_id }: ReservationRecord,
): WebinarRecord | undefined {
  const webinar = webinar_id === undefined ? undefined : state.webinars.get(webinar_id)
  const seat = state.registrations
    .list()
    .findLast((row) => row.reservation === id && row.webinar === webinar_id)
  return webinar?.isCancelled || seat?.status === 'cancelled' ? undefined : webinar
}

/** Finds why the interview that was chosen is no longer that of a paid booking. */
export function findInterviewEnd(
  state: InstituteState,
  row: ReservationRecord,
): 'cancelled' | 'other_tutor' | undefined {
  const webinar = row.webinar_id === undefined ? undefined : state.webinars.get(row.webinar_id)
  if (row.state !== 'active' || row.webinar_id === undefined || findBookedInterview(state, row))
    return undefined
  const isOther =
    webinar && !webinar.isCancelled && !isInterviewForGroups(webinar, listBookedGroups(state, row))
  return isOther ? 'other_tutor' : 'cancelled'
}

/** Lists the paid bookings whose interview to come ends when a group class is given to another tutor. */
export function listLostInterviews(
  state: InstituteState,
  after: GroupClassRecord,
  now: number,
): { row: ReservationRecord; interview: WebinarRecord }[] {
  return state.reservations.list().flatMap((row) => {
    if (row.state !== 'active' || !row.matrix?.some(({ group }) => group === after.id)) return []
    const interview = findComingInterview(state, row, now)
    const groups = listBookedGroups(state, row).map((group) => (group.id === after.id ? after : group))
    return interview && !isInterviewForGroups(interview, groups) ? [{ row, interview }] : []
  })
}

/** Finds the interview still to come that ends with its booking. */
export function findComingInterview(
  state: InstituteState,
  row: ReservationRecord,
  now: number,
): WebinarRecord | undefined {
  const interview = findBookedInterview(state, row)
  return interview && interview.end > now ? interview : undefined
}

/** Cancels a booking's seats at interviews, and notifies the tutor of one that is still to come. */
export function cancelInterviewSeats(state: InstituteState, row: ReservationRecord, now: number): void {
  const interview = row.state === 'active' ? findComingInterview(state, row, now) : undefined
  for (const registration of state.registrations.list())
    if (registration.reservation === row.id)
      state.registrations.update({ ...registration, status: 'cancelled' })
  if (interview)
    notify(state, now, 'interviewLeft', {
      tutors: [interview.tutor],
      values: { id: interview.id, name: interview.title },
    })
}

/** Whether the interview of a group booking is over, and the family did not come. */
export function isInterviewMissed(
  state: InstituteState,
  { id, webinar_id }: ReservationRecord,
  now: number,
): boolean {
  const webinar = webinar_id === undefined ? undefined : state.webinars.get(webinar_id)
  return (
    webinar !== undefined &&
    !webinar.isCancelled &&
    webinar.end <= now &&
    state.registrations
      .list()
      .some(
        (row) =>
          row.reservation === id &&
          row.webinar === webinar_id &&
          row.status === 'registered' &&
          !row.hasEntered,
      )
  )
}

/** Whether a family may choose an interview: it has none, or did not come to the one that it had. */
export function needsInterview(state: InstituteState, row: ReservationRecord, now: number): boolean {
  return !findBookedInterview(state, row) || isInterviewMissed(state, row, now)
}

/** Whether a webinar is an interview with the tutor of one of the group classes. */
export function isInterviewForGroups(
  { interviewFor, tutor }: Pick<WebinarRecord, 'interviewFor' | 'tutor'>,
  groups: readonly GroupClassRecord[],
): boolean {
  return groups.some((group) => group.course_id === interviewFor && group.tutor === tutor)
}

/**
 * Finds the interview with which a kid who has sat in a group class books the next month.
 * See docs/decisions.md#next-month-of-seat.
 */
export function findEarlierInterview(
  state: InstituteState,
  seat: ChildOfGroup,
  now: number,
): number | undefined {
  const hasSat = listBookedStarts(state, seat).some((start) => start <= now)
  if (!hasSat || !isSeated(state, seat)) return undefined
  const booking = state.reservations
    .list()
    .findLast(
      ({ webinar_id, matrix }) =>
        webinar_id !== undefined &&
        matrix?.some(({ group, user_id }) => group === seat.group && user_id === seat.user_id),
    )
  return booking?.webinar_id
}

/** Lists the group classes that were booked. */
export function listBookedGroups(
  state: InstituteState,
  { matrix = [] }: Pick<ReservationRecord, 'matrix'>,
): GroupClassRecord[] {
  return matrix.flatMap((seat) => findGroupOfSeat(state, seat) ?? [])
}

/** Lists the group bookings whose interview was cancelled or missed and may be replaced by this one. */
export function listBookingsWithoutInterview(
  state: InstituteState,
  interview: Pick<WebinarRecord, 'interviewFor' | 'tutor'>,
  now: number,
): ReservationRecord[] {
  return state.reservations
    .list()
    .filter((row) => row.state === 'active' && row.webinar_id !== undefined)
    .filter((row) => isInterviewForGroups(interview, listBookedGroups(state, row)))
    .filter((row) => needsInterview(state, row, now))
}

/**
 * Makes the interview of a paid booking an appointment and notifies its tutor; the family of one that was cancelled
 * or deleted before the payment is notified to choose another one.
 */
export function bookInterview(state: InstituteState, row: ReservationRecord, now: number): void {
  if (row.webinar_id === undefined) return
  const chosen = state.webinars.get(row.webinar_id)
  if (!chosen || chosen.isCancelled) {
    const [course = 0] = row.course_ids
    const name = chosen?.title ?? state.courses.get(course)?.name ?? ''
    notify(state, now, 'interviewCancelled', { learners: [row.student], values: { id: row.id, name } })
    return
  }
  const groups = listBookedGroups(state, row)
  if (groups.length > 0 && !isInterviewForGroups(chosen, groups)) {
    joinInterview(state, row, now, 'cancelled')
    notifyOfLostInterview(state, { row, interview: chosen }, now)
    return
  }
  joinInterview(state, row, now)
  const interview = findBookedInterview(state, row)
  if (!interview || interview.end <= now) return
  notify(state, now, 'interviewBooked', {
    tutors: [interview.tutor],
    values: { id: interview.id, name: interview.title },
  })
}

/** Notifies a family that its interview is lost and another one to be chosen, because the group class has another tutor. */
export function notifyOfLostInterview(
  state: InstituteState,
  { row, interview }: { row: ReservationRecord; interview: WebinarRecord },
  now: number,
): void {
  notify(state, now, 'interviewTutorChanged', {
    learners: [row.student],
    values: { id: row.id, name: interview.title, webinar: interview.id },
  })
}

/** Makes the interview of a group booking an appointment of the student, or notes that it can be none. */
export function joinInterview(
  state: InstituteState,
  { webinar_id, student, id }: ReservationRecord,
  now: number,
  status: 'registered' | 'cancelled' = 'registered',
): void {
  const webinar = webinar_id === undefined ? undefined : state.webinars.get(webinar_id)
  if (!webinar) return
  // The world makes interviews of coming days only; a booked one must stay
  state.webinars.update(webinar)
  state.registrations.insert((number) => ({
    id: number,
    webinar: webinar.id,
    learner: student,
    status,
    created: now,
    reservation: id,
  }))
}
