import type { InstituteState } from '#mocks/world/world.ts'
import { isSessionOf } from '#mocks/world/classes/offeredGroups.ts'
import { computeDue } from '#mocks/world/booking/renewals.ts'
import { countTakenSeats } from '#mocks/world/webinars/countTakenSeats.ts'

/** Lists what is wrong with an institute at a time. */
export function listBrokenInvariants(state: InstituteState, now: number): string[] {
  return [
    ...listBrokenGroups(state, now),
    ...listBrokenWebinars(state, now),
    ...listBrokenMoney(state),
    ...listBrokenLearning(state),
    ...listBrokenReferences(state, now),
  ]
}

const isUnique = (ids: readonly unknown[]) => new Set(ids).size === ids.length

/** Whether a learner has an account that was not removed. */
function isThere({ students, kids }: InstituteState, id: number): boolean {
  const kid = kids.get(id)
  return kid ? !kid.isRemoved : students.get(id) !== undefined
}

function listBrokenGroups(state: InstituteState, now: number): string[] {
  const faults: string[] = []
  for (const group of state.groupClasses.list()) {
    const { id, learners, max } = group
    if (learners.length > max) faults.push(`group ${id} has ${learners.length} of ${max} seats taken`)
    if (!isUnique(learners)) faults.push(`group ${id} has a learner twice`)
    if (!learners.every((one) => isThere(state, one))) faults.push(`group ${id} has a learner who is gone`)
    for (const session of state.classes.list()) {
      if (!isSessionOf(session, group) || session.start <= now || session.outcome) continue
      const { students } = session
      if (!students.length) faults.push(`session ${session.id} has no learner`)
      if (!isUnique(students)) faults.push(`session ${session.id} has a learner twice`)
      if (!students.every((one) => learners.includes(one)))
        faults.push(`session ${session.id} has a learner without a seat in group ${id}`)
    }
  }
  for (const session of state.classes.list())
    if (session.kind === 'group' && session.start > now && !session.outcome)
      if (!state.groupClasses.list().some((group) => isSessionOf(session, group)))
        faults.push(`session ${session.id} has no group`)
  for (const { id, state: stage, matrix = [] } of state.reservations.list())
    for (const { group, user_id, sessions = 0 } of stage === 'active' ? matrix : []) {
      const paid = state.classes
        .list()
        .filter(({ paidBy, outcome }) => paidBy?.[user_id] === id && outcome !== 'cancelled')
      if (paid.length < sessions) faults.push(`booking ${id} has ${paid.length} of ${sessions} paid classes`)
      if (!state.groupClasses.get(group)?.learners.includes(user_id))
        faults.push(`booking ${id} is active without the seat of ${user_id} in group ${group}`)
    }
  return faults
}

function listBrokenWebinars(state: InstituteState, now: number): string[] {
  const faults: string[] = []
  for (const webinar of state.webinars.list()) {
    const { id, capacity } = webinar
    const rows = state.registrations.list().filter((row) => row.webinar === id && row.status !== 'cancelled')
    const taken = countTakenSeats(webinar, state)
    if (taken > capacity) faults.push(`webinar ${id} has ${taken} of ${capacity} seats taken`)
    // At an interview each booking of a family has a seat
    if (!isUnique(rows.map(({ learner, email, reservation = '' }) => `${learner ?? email} ${reservation}`)))
      faults.push(`webinar ${id} has two registrations of one person`)
    const isComing = webinar.end > now && !webinar.isCancelled
    if (!isComing) continue
    if (rows.some(({ learner }) => learner !== null && !isThere(state, learner)))
      faults.push(`webinar ${id} has a learner who is gone`)
    const isWaiting = rows.some(
      ({ status, learner }) => status === 'waitlisted' && (learner === null || maySignIn(state, learner)),
    )
    if (isWaiting && taken < capacity) faults.push(`webinar ${id} has a free seat and a person who waits`)
  }
  return faults
}

function maySignIn({ kids, students }: InstituteState, id: number): boolean {
  return students.get(kids.get(id)?.parent ?? id)?.status !== false
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.006
const isCents = (amount: number) => isSame(amount * 100, Math.round(amount * 100))

/** Messages of an attempt that the provider took and the institute gives back. */
const givenBack = new Set(['paymentNotNeeded', 'paymentOtherClass', 'paymentLostSeats', 'paymentLostSlots'])

function listBrokenMoney(state: InstituteState): string[] {
  const faults: string[] = []
  for (const row of state.reservations.list()) {
    const { id, price, refund, matrix = [] } = row
    if (!isSame(price.subtotal - price.discount, price.total) || !isSame(price.net + price.vat, price.total))
      faults.push(`the parts of booking ${id} do not add up`)
    if (![price.subtotal, price.discount, price.net, price.vat, price.total].every(isCents))
      faults.push(`booking ${id} has parts of a cent`)
    const seats = matrix.reduce((sum, seat) => sum + seat.price, 0)
    if (matrix.length && !refund && !isSame(seats, price.total))
      faults.push(`the seats of booking ${id} cost ${seats}, not ${price.total}`)
    const attempts = state.payments.list().filter((one) => one.reservation === id && one.kind === 'attempt')
    const first = attempts.filter((one) => one.fee === undefined && one.state === 'completed')
    if (first.length > 1) faults.push(`booking ${id} was paid ${first.length} times`)
    if (row.state === 'active' && price.total > 0 && !first.length)
      faults.push(`booking ${id} is active unpaid`)
    const paid = attempts
      .filter((one) => one.state === 'completed' || givenBack.has(one.message ?? ''))
      .reduce((sum, one) => sum + computeDue(state, one).total, 0)
    if ((refund?.amount ?? 0) > paid + 0.006)
      faults.push(`booking ${id} pays back ${refund?.amount} of ${paid}`)
    if ((refund?.amount ?? 0) < 0) faults.push(`booking ${id} pays back less than nothing`)
  }
  for (const fee of state.payments.list()) {
    if (fee.kind !== 'fee') continue
    const paid = state.payments.list().filter((one) => one.fee === fee.id && one.state === 'completed')
    if (paid.length !== Number(fee.state === 'paid')) faults.push(`fee ${fee.id} has ${paid.length} payments`)
  }
  return faults
}

function listBrokenLearning(state: InstituteState): string[] {
  const faults: string[] = []
  for (const { id, homework, score, state: stage } of state.submissions.list()) {
    const most = state.homework.get(homework)?.score ?? Infinity
    if (score !== null && (score < 0 || score > most)) faults.push(`answer ${id} has ${score} of ${most}`)
    if (stage === 'submitted' && score !== null) faults.push(`answer ${id} has a score without a review`)
  }
  for (const quiz of state.quizzes.list()) {
    const attempts = state.attempts.list().filter((one) => one.quiz === quiz.id)
    for (const learner of new Set(attempts.map((one) => one.learner))) {
      const own = attempts.filter((one) => one.learner === learner)
      const isMet = own.some((one) =>
        own.some(
          (other) =>
            other.id > one.id && Math.max(one.started, other.started) < Math.min(endOf(one), endOf(other)),
        ),
      )
      if (isMet) faults.push(`learner ${learner} has two attempts at ${quiz.id} at once`)
    }
    for (const { id, answers, questions } of attempts)
      if (!answers.every(({ question }) => questions.includes(question)))
        faults.push(`attempt ${id} answers a question that it does not have`)
  }
  return faults
}

const endOf = ({ submitted, ends }: { submitted: number | null; ends: number }) =>
  Math.min(submitted ?? ends, ends)

/** Lists references to records that are not there. History may name a deleted webinar, group, homework or quiz. */
function listBrokenReferences(state: InstituteState, now: number): string[] {
  const faults: string[] = []
  const check = (
    from: string,
    table: 'tutors' | 'courses' | 'students' | 'reservations' | 'files',
    ids: (number | null | undefined)[],
  ) => {
    for (const id of ids)
      if (id !== null && id !== undefined && !state[table].get(id))
        faults.push(`${from} names ${table}/${id}, which is gone`)
  }
  const checkLearners = (from: string, ids: readonly number[]) => {
    for (const id of ids) if (!isThere(state, id)) faults.push(`${from} has the learner ${id}, who is gone`)
  }
  for (const { id, tutor, course_id, reservation_id } of state.classes.list()) {
    check(`class ${id}`, 'tutors', [tutor])
    check(`class ${id}`, 'courses', [course_id])
    check(`class ${id}`, 'reservations', [reservation_id])
  }
  for (const { id, tutor, course_id } of state.groupClasses.list()) {
    check(`group ${id}`, 'tutors', [tutor])
    check(`group ${id}`, 'courses', [course_id])
  }
  for (const { id, tutor, interviewFor, recording } of state.webinars.list()) {
    check(`webinar ${id}`, 'tutors', [tutor])
    check(`webinar ${id}`, 'courses', [interviewFor])
    check(`webinar ${id}`, 'files', [recording])
  }
  for (const { id, reservation } of state.payments.list())
    check(`payment ${id}`, 'reservations', [reservation])
  for (const { id, student, tutor, course_ids } of state.reservations.list()) {
    check(`booking ${id}`, 'students', [student])
    check(`booking ${id}`, 'tutors', [tutor])
    check(`booking ${id}`, 'courses', [...course_ids])
  }
  for (const { id, course_id, learners, due } of state.homework.list()) {
    check(`homework ${id}`, 'courses', [course_id])
    // Who has handed it in stays in its list
    const answers = state.submissions.list().filter(({ homework }) => homework === id)
    const waiting = learners.filter((one) => !answers.some(({ learner }) => learner === one))
    if (due > now) checkLearners(`homework ${id}`, waiting)
  }
  for (const { id, course_id, learners, closes } of state.quizzes.list()) {
    check(`quiz ${id}`, 'courses', [course_id])
    if (closes > now) checkLearners(`quiz ${id}`, learners)
  }
  return faults
}
