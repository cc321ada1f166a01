import { cast, type Play } from './createPlay.ts'
import { pick, pickCaller, type Step } from './steps.ts'

const OPERATOR = 0
const waits = [1, 20, 60, 60, 600, 600, 1440, 3 * 1440, 7 * 1440, 14 * 1440]

export const staffKinds = [
  'terminate',
  'reactivate',
  'reactivate',
  'switch student',
  'switch student',
  'remove kid',
  'delete course',
  'take course',
] as const

/** Plays a step of staff and parents about people. */
export async function playStaff(play: Play, step: Step): Promise<void> {
  const { state, send } = play
  const { kind, at, to, amount } = step
  const staff = pickCaller(step, [OPERATOR])
  const tutor = pick(cast.tutors, at)
  const student = pick([...cast.parents, cast.student], at)
  if (kind === 'terminate')
    await send(staff, 'POST', `/tutor/applications/${tutor}/terminate/`, { reason: 'The year ended' })
  if (kind === 'reactivate') await send(staff, 'POST', `/tutor/applications/${tutor}/approve/`)
  if (kind === 'switch student')
    await send(staff, 'POST', `/students/update/${student}/`, { status: amount > 2 })
  if (kind === 'remove kid') {
    const kid = pick(state.kids.list(), at)
    await send(pickCaller(step, [kid?.parent ?? 7]), 'DELETE', `/kids/delete/${kid?.id}`)
  }
  if (kind === 'delete course') await send(staff, 'DELETE', `/courses/delete/${1 + (to % 3)}`)
  if (kind === 'take course')
    await send(staff, 'POST', `/tutor/applications/${tutor}/teaching/`, {
      course_ids: [1 + (to % 3)],
      language_ids: [1],
      country_id: 1,
      document_ids: [],
    })
}

/** Lets time pass, from a minute to two weeks. */
export function playWait({ move }: Play, { amount }: Step): Promise<void> {
  return move(waits[amount] ?? 1)
}
