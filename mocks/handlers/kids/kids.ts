import type { Kid } from '#sdk'
import {
  respondMessage,
  throwConflict,
  throwNotFound,
  respondData,
  throwFieldErrors,
  respondSaved,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { createPasscode, getToday } from '#mocks/handlers/auth/registration.ts'
import { isSessionOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import { unseat } from '#mocks/world/classes/groupSeats.ts'
import { notifyOfCancellation } from '#mocks/handlers/classes/notifyOfClass.ts'
import { computeHomeworkState } from '#mocks/handlers/homework/submissions.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { computeAge, findKidProblems } from '#mocks/handlers/auth/rules.ts'
import { getPictureUrl } from '#mocks/handlers/views.ts'
import { giveSeatsBack } from '#mocks/handlers/webinars/giveSeatsBack.ts'
import { endBooking } from '#mocks/world/booking/endBooking.ts'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { notify } from '#mocks/world/notify.ts'
import type { ClassRecord, KidRecord } from '#mocks/world/records.ts'

export const listKids: Handler<'listKids'> = (call) => {
  const own = call.state.kids
    .list()
    .filter(({ parent, isRemoved }) => parent === requireAccount(call).id && !isRemoved)
  return respondPage(call, own, (kid) => toKid(kid, call))
}

export const updateKid: Handler<'updateKid'> = (call, body) => {
  const kid = requireOwnKid(call)
  const problems = findKidProblems(body, getToday(call))
  if (Object.keys(problems).length) throwFieldErrors(call, problems)
  const { language } = call
  const first = body.first_name.trim()
  const last = body.last_name.trim()
  const changed = {
    ...kid,
    first_name: kid.first_name[language] === first ? kid.first_name : repeatInBothLanguages(first),
    last_name: kid.last_name[language] === last ? kid.last_name : repeatInBothLanguages(last),
    gender: body.gender,
    date_of_birth: body.date_of_birth,
  }
  call.state.kids.update(changed)
  const account = call.state.accounts.get(kid.id)
  const { first_name, last_name, gender } = changed
  if (account) call.state.accounts.update({ ...account, first_name, last_name, gender })
  return respondSaved(call, kid.id)
}

export const readPasscode: Handler<'readPasscode'> = (call) => respondData(toPasscode(requireOwnKid(call)))

export const regeneratePasscode: Handler<'regeneratePasscode'> = (call) => {
  const kid = requireOwnKid(call)
  const now = call.world.clock()
  const changed = { ...kid, passcode: createPasscode(call, kid.id), passcode_changed: now }
  call.state.kids.update(changed)
  call.world.tokens.revokeAll({ institute: call.state.institute.id, account: kid.id })
  return respondData(toPasscode(changed))
}

export const deleteKid: Handler<'deleteKid'> = (call) => {
  const kid = requireOwnKid(call)
  const { classes, kids, accounts, institute } = call.state
  const now = call.world.clock()
  const isBooked = classes
    .list()
    .filter((row) => row.students.includes(kid.id) && (row.isOwed || computeEnd(row) > now) && !row.outcome)
    // A seat that staff gave has no booking that the family could cancel
    .some((row) => row.kind !== 'group' || isSeatPaid(call, row, kid.id))
  if (isBooked) throwConflict(call, 'kidHasClasses')
  kids.update({ ...kid, isRemoved: true })
  accounts.remove(kid.id)
  endBookings(call, kid.id, removeFromGroups(call, kid.id))
  giveSeatsBack(call, [kid.id])
  call.world.tokens.revokeAll({ institute: institute.id, account: kid.id })
  return respondMessage(call, 'deleted')
}

/** Whether a learner's seat in a session of a group belongs to a booking. */
function isSeatPaid(call: Call, session: ClassRecord, learner: number): boolean {
  return call.state.reservations
    .list()
    .some(
      ({ state, matrix = [] }) =>
        state === 'active' &&
        matrix.some((seat) => seat.user_id === learner && isSessionOfSeat(call.state, session, seat)),
    )
}

/**
 * Takes a learner out of groups, group classes, homework that is not due or not handed in, and open quizzes.
 * @returns the group classes whose tutor and staff are notified of it
 */
function removeFromGroups(call: Call, learner: number): ReadonlySet<number> {
  const { groups, groupClasses, homework, quizzes } = call.state
  const now = call.world.clock()
  const left = new Set<number>()
  const has = ({ learners }: { learners: readonly number[] }) => learners.includes(learner)
  const removeLearner = <Row extends { learners: readonly number[] }>(row: Row): Row => ({
    ...row,
    learners: row.learners.filter((id) => id !== learner),
  })
  for (const row of groups.list()) if (has(row)) groups.update(removeLearner(row))
  for (const row of groupClasses.list()) {
    if (!has(row)) continue
    left.add(row.id)
    groupClasses.update(removeLearner(row))
    unseat(call.state, row, learner, now)
    notify(call.state, now, 'kidLeftGroup', {
      learners: [learner],
      tutors: [row.tutor],
      values: { group: row.id, name: row.name },
    })
  }
  for (const row of homework.list())
    if (has(row) && (row.due > now || computeHomeworkState(row, learner, call) !== 'completed'))
      homework.update(removeLearner(row))
  for (const row of quizzes.list()) if (has(row) && row.closes > now) quizzes.update(removeLearner(row))
  return left
}

/**
 * Ends the bookings of a removed kid that are not paid or would renew: no more is to be paid for the kid. The end of a
 * booking of group classes is not told to those who read that the kid has left one of them; that of a booking with
 * other kids is told to the parent too, who has not asked for it.
 */
function endBookings(call: Call, kid: number, left: ReadonlySet<number>): void {
  const now = call.world.clock()
  for (const row of call.state.reservations.list()) {
    const learners = row.matrix?.flatMap((seat) => (seat.givenBack ? [] : seat.user_id)) ?? [row.learner]
    const isOver = row.state === 'active' && learners.every((id) => id === kid)
    if (!isOver && !(row.state === 'pending' && learners.includes(kid))) continue
    const ended = endBooking(call.state, row, removedKid, now)
    const isTold = row.matrix?.some(({ group }) => left.has(group))
    const isShared = learners.some((id) => id !== kid)
    if (isShared) notifyOfCancellation({ ...call, account: undefined }, ended)
    else if (isOver && !isTold) notifyOfCancellation(call, ended)
  }
}

const removedKid = { en: 'The account of the child was removed', ar: 'أُزيل حساب الطفل' }

/** Finds a kid of the caller; throws a 404 for others. */
function requireOwnKid(call: Call): KidRecord {
  const kid = call.state.kids.get(parseId(call))
  return kid?.parent === requireAccount(call).id && !kid.isRemoved ? kid : throwNotFound(call)
}

function toPasscode({ passcode, passcode_changed }: KidRecord) {
  return { passcode, changed_on: formatIso(passcode_changed) }
}

function toKid(kid: KidRecord, call: Call): Kid {
  const now = call.world.clock()
  const next = call.state.classes
    .list()
    .filter((row) => row.students.includes(kid.id) && computeEnd(row) > now)
    .filter(({ outcome, isOwed }) => !outcome && !isOwed)
    .reduce((first, { start }) => Math.min(first, start), Infinity)
  return {
    id: kid.id,
    first_name: kid.first_name[call.language],
    last_name: kid.last_name[call.language],
    gender: kid.gender,
    date_of_birth: kid.date_of_birth,
    age: computeAge(kid.date_of_birth, getToday(call)),
    profile_picture_url: getPictureUrl(kid, call, true),
    next_class: next === Infinity ? null : formatIso(next),
    homework_due: countDueHomework(kid.id, call),
  }
}

/** Counts the homework that a learner is to hand in, late ones too. */
export function countDueHomework(learner: number, call: Call): number {
  return call.state.homework
    .list()
    .filter(
      (row) =>
        row.published &&
        row.learners.includes(learner) &&
        computeHomeworkState(row, learner, call) !== 'completed',
    ).length
}
