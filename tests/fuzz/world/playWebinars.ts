import { cast, type Play } from './createPlay.ts'
import { pick, pickCaller, type Step } from './steps.ts'

const HOUR = 3_600_000
const OPERATOR = 0

export const webinarKinds = [
  'plan webinar',
  'plan webinar',
  'register',
  'register',
  'register',
  'register guest',
  'give seat back',
  'give seat back',
  'decide',
  'decide',
  'change webinar',
  'delete webinar',
  'record',
  'enter',
] as const

/** Plays a step of webinars. */
export async function playWebinars(play: Play, step: Step): Promise<void> {
  const { state, send } = play
  const { kind, at, to, amount } = step
  const open = state.webinars.list().filter(({ interviewFor }) => interviewFor === undefined)
  const webinar = pick(to < 5 && open.length ? open : state.webinars.list(), at)
  const host = pickCaller(step, [OPERATOR, webinar?.tutor ?? OPERATOR])
  const learner = pickCaller(step, [...cast.parents, cast.student, ...cast.kids])
  const kid =
    to > 2
      ? pick(
          state.kids.list().filter(({ parent }) => parent === learner),
          to,
        )?.id
      : undefined
  const path = `/webinar/${webinar?.id}`
  if (kind === 'plan webinar')
    await send(
      pickCaller(step, [OPERATOR, ...cast.tutors]),
      'POST',
      '/webinar/managed/insert/',
      buildWebinar(play, step),
    )
  if (kind === 'register') await send(learner, 'POST', `${path}/register/`, { kid_id: kid })
  if (kind === 'register guest')
    await send(undefined, 'POST', `${path}/register/guest/`, {
      full_name: 'Karim Nasr',
      email: `guest${to % 3}@example.test`,
    })
  if (kind === 'give seat back') {
    const seat = pick(state.registrations.list(), at + to)
    const owner = pickCaller(step, [seat?.learner ?? OPERATOR])
    await send(owner, 'POST', `/webinar/${seat?.webinar}/cancel/`, { kid_id: amount > 8 ? kid : undefined })
  }
  if (kind === 'decide') {
    const registration = pick(state.registrations.list(), at + to)
    await send(host, 'POST', `/webinar/registrations/${registration?.id}/decide/`, {
      status: amount > 4 ? 'registered' : 'cancelled',
    })
  }
  if (kind === 'change webinar' && webinar)
    await send(host, 'POST', `/webinar/managed/update/${webinar.id}/`, {
      ...buildWebinar(play, step),
      Id: webinar.id,
      ...(to > 1 && {
        start_date_time: new Date(webinar.start).toISOString(),
        end_date_time: new Date(webinar.end).toISOString(),
        tutor_id: webinar.tutor,
      }),
      is_cancelled: amount === 9,
    })
  if (kind === 'delete webinar') await send(host, 'DELETE', `/webinar/managed/delete/${webinar?.id}`)
  if (kind === 'record')
    await send(host, 'POST', `${path}/recording/`, { file_id: pick(state.files.list(), to)?.id ?? null })
  if (kind === 'enter') await send(learner, 'GET', `${path}/room/`)
}

function buildWebinar({ now }: Play, { by, at, to, amount }: Step) {
  const start = now() + (2 + at * 20 + by) * HOUR
  return {
    Id: 0,
    title: 'Open letters',
    description: 'A first halaqa',
    language_id: 1,
    tutor_id: pick(cast.tutors, at),
    start_date_time: new Date(start).toISOString(),
    end_date_time: new Date(start + HOUR).toISOString(),
    capacity: 1 + ((to + amount) % 2),
  }
}
