import { formatDate } from '#mocks/world/hours/clock.ts'
import { isInterviewForGroups } from '#mocks/world/webinars/interviewSeats.ts'
import { cast, type Play } from './createPlay.ts'
import { pick, pickCaller, pickLearners, type Step } from './steps.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const OPERATOR = 0

export const groupKinds = [
  'plan group',
  'plan group',
  'assign',
  'assign',
  'book seats',
  'book seats',
  'book seats',
  'pay',
  'pay',
  'pay',
  'settle again',
  'cancel booking',
  'end group',
  'change group',
  'cancel session',
  'choose interview',
] as const

/** Plays a step of group classes, or of the payments for them. */
export async function playGroups(play: Play, step: Step): Promise<void> {
  const { state, send } = play
  const { kind, at, to, amount } = step
  const group = pick(state.groupClasses.list(), at)
  const booking = pick(state.reservations.list(), at)
  const staff = pickCaller(step, [OPERATOR])
  if (kind === 'plan group') await planGroup(play, step)
  if (kind === 'assign')
    await send(staff, 'POST', `/group-classes/${group?.id}/assign/`, {
      student_ids: pickLearners(amount, to).filter((id) => id !== cast.student),
    })
  if (kind === 'book seats') await bookSeats(play, step)
  if (kind === 'pay') await pay(play, step)
  if (kind === 'settle again') {
    const payment = pick(state.payments.list(), at)
    if (payment) play.settle(payment.id, amount > 2 ? 'succeed' : 'fail')
  }
  if (kind === 'cancel booking')
    await send(
      pickCaller(step, [booking?.student ?? 0, booking?.student ?? 0, OPERATOR]),
      'POST',
      `/reservations/${booking?.id}/cancel/`,
      {
        reason: 'Another hour suits',
      },
    )
  if (kind === 'end group') await send(staff, 'DELETE', `/group-classes/delete/${group?.id}`)
  if (kind === 'change group' && group)
    await send(staff, 'POST', `/group-classes/update/${group.id}/`, {
      ...buildGroup(play, step),
      Id: group.id,
      course_id: group.course_id,
      start_date: group.start_date,
    })
  if (kind === 'cancel session') {
    const coming = state.classes.list().filter(({ start, outcome }) => start > play.now() && !outcome)
    const session = pick(coming, at)
    await send(pickCaller(step, [OPERATOR, session?.tutor ?? 0]), 'POST', `/classes/${session?.id}/cancel/`, {
      reason: 'Ill since yesterday',
    })
  }
  if (kind === 'choose interview')
    await send(booking?.student, 'POST', `/reservations/${booking?.id}/interview/`, {
      webinar_id: findInterview(play, amount),
    })
}

function buildGroup({ now }: Play, { at, to, amount }: Step) {
  const start = now() + DAY
  return {
    Id: 0,
    name: 'Readers',
    course_id: 1 + (at % 3),
    tutor_id: pick(cast.tutors, at),
    days: [1 + (amount % 7), 1 + ((amount + 2) % 7)],
    start_date: formatDate(start),
    end_date: formatDate(start + (20 + 20 * to) * DAY),
    start_time: `${12 + to}:00`,
    minutes: 60,
    min_students: 1,
    max_students: 1 + (amount % 2),
    is_auto_renew: false,
    age_from: 5,
    age_to: 12,
    price: amount === 9 ? 0 : 20,
  }
}

/** Plans a group class, and an interview for it. */
async function planGroup(play: Play, step: Step): Promise<void> {
  const group = buildGroup(play, step)
  await play.send(pickCaller(step, [OPERATOR]), 'POST', '/group-classes/insert/', group)
  const start = play.now() + (3 + step.amount * 30) * HOUR
  await play.send(OPERATOR, 'POST', '/webinar/managed/insert/', {
    ...buildInterview(start, step),
    tutor_id: group.tutor_id,
    course_id: group.course_id,
  })
}

function buildInterview(start: number, { to }: Step) {
  return {
    Id: 0,
    title: 'First meeting',
    description: 'We meet',
    language_id: 1,
    kind: 'interview',
    start_date_time: new Date(start).toISOString(),
    end_date_time: new Date(start + HOUR / 2).toISOString(),
    capacity: 2 + (to % 3),
  }
}

function findInterview({ state, now }: Play, at: number): number {
  const coming = state.webinars.list().filter(({ interviewFor, start }) => interviewFor && start > now())
  return pick(coming, at)?.id ?? 0
}

/** Books a seat for one kid, or for two, at the price that the person was told. */
async function bookSeats(play: Play, step: Step): Promise<void> {
  const { state, send } = play
  const parent = pickCaller(step, cast.parents)
  const own = state.kids.list().filter((kid) => kid.parent === parent)
  const groups = state.groupClasses.list()
  const matrix = [0, 1].slice(0, 1 + (step.amount % 2)).flatMap((index) => {
    const group = pick(groups, step.at + index * step.to)
    const kid = pick(own.length ? own : state.kids.list(), step.to + index)
    return group && kid ? [{ course_id: group.course_id, user_id: kid.id, group_class_id: group.id }] : []
  })
  const program = {
    program_id: state.institute.is_new_group_class_flow_enabled ? undefined : 1 + (step.amount % 2),
  }
  const quote = await send(parent, 'POST', '/group/reservation/quote/', { matrix, ...program })
  const chosen = groups.filter(({ id }) => matrix.some(({ group_class_id }) => group_class_id === id))
  const fitting = state.webinars
    .list()
    .filter((one) => !one.isCancelled && one.start > play.now() && isInterviewForGroups(one, chosen))
  const webinar_id = pick(fitting, step.amount)?.id ?? pick(state.webinars.list(), step.amount)?.id ?? 0
  await send(parent, 'POST', '/group/reservation/add/', {
    matrix,
    ...program,
    webinar_id,
    total_cost: quote.data.total_cost,
  })
}

/** Starts a payment and settles it, or leaves it open. */
async function pay(play: Play, step: Step): Promise<void> {
  const { state, send } = play
  const waiting = state.reservations.list().filter((row) => row.state === 'pending')
  const booking = pick(step.amount < 8 && waiting.length ? waiting : state.reservations.list(), step.at)
  const body = { reservation_id: booking?.id, return_url: '/checkout' }
  const begun = await send(pickCaller(step, [booking?.student ?? 0]), 'POST', '/payments/start/', body)
  if (begun.status === 200 && step.amount > 2)
    play.settle(begun.data.id, step.amount === 3 ? 'fail' : 'succeed')
}
