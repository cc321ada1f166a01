import { expect, test } from 'vitest'
import { buildWebinar } from '../../conformance/webinars/buildWebinar.ts'
import { cast, createPlay, type Play } from './createPlay.ts'
import { playGroups } from './playGroups.ts'
import { playQuizzes } from './playLearning.ts'
import type { Step } from './steps.ts'

const OPERATOR = 0
const [parent] = cast.parents
const [kid] = cast.kids
const buildStep = (kind: string, more: Partial<Step> = {}): Step => ({
  kind,
  by: 0,
  at: 0,
  to: 0,
  amount: 0,
  ...more,
})
const planGroup = (play: Play, more: Partial<Step> = {}) => playGroups(play, buildStep('plan group', more))

test('a removed kid gets no seat, homework or quiz, also from a form that was open before', async () => {
  const play = await createPlay(true)
  await planGroup(play)
  await playQuizzes(play, buildStep('write quiz', { to: 5 }))
  await play.send(parent, 'DELETE', `/kids/delete/${kid}`)
  const assign = async (path: string) =>
    (await play.send(OPERATOR, 'POST', path, { student_ids: [kid] })).status
  expect([await assign('/group-classes/1/assign/'), await assign('/quizzes/1/assign/')]).toEqual([422, 422])
})

test('a course of a group class, an interview or a quiz is not deleted', async () => {
  const play = await createPlay(true)
  const remove = async () => (await play.send(OPERATOR, 'DELETE', '/courses/delete/3')).status
  await planGroup(play, { at: 2 })
  await playQuizzes(play, buildStep('write quiz', { at: 2, to: 5 }))
  expect(await remove()).toBe(409)
  await play.send(OPERATOR, 'DELETE', '/group-classes/delete/1')
  expect(await remove()).toBe(409)
  await play.send(OPERATOR, 'DELETE', '/webinar/managed/delete/1')
  expect(await remove()).toBe(409)
  await play.send(OPERATOR, 'DELETE', '/quizzes/delete/1')
  expect(await remove()).toBe(200)
})

test('a seat at an interview is for the family that booked it', async () => {
  const play = await createPlay(true)
  await planGroup(play)
  const guest = { full_name: 'Karim Nasr', email: 'guest@example.test' }
  const replies = [
    await play.send(parent, 'POST', '/webinar/1/register/', {}),
    await play.send(kid, 'POST', '/webinar/1/register/', {}),
    await play.send(undefined, 'POST', '/webinar/1/register/guest/', guest),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('a group class that has fewer classes left than a booking is for is not paid', async () => {
  const play = await createPlay(true)
  await planGroup(play)
  await playGroups(play, buildStep('book seats'))
  const start = () =>
    play.send(parent, 'POST', '/payments/start/', { reservation_id: 1, return_url: '/checkout' })
  // Ten minutes before the first of its six classes, and ten minutes after
  await play.move(2750)
  expect((await start()).status).toBe(200)
  await play.move(20)
  expect((await start()).status).toBe(409)
  play.settle(1, 'succeed')
  const { state, refund, price } = play.state.reservations.get(1) ?? {}
  expect([state, refund?.amount, price?.sessions]).toEqual(['cancelled', 120, 6])
  expect(play.state.payments.get(1)?.message).toBe('paymentLostSeats')
})

test('staff give no seat at a halaqa to a removed kid, and no second one to a person', async () => {
  const play = await createPlay(true)
  const start = play.now() + 3_600_000
  await play.send(
    OPERATOR,
    'POST',
    '/webinar/managed/insert/',
    buildWebinar(start, { tutor_id: cast.tutors[0] }),
  )
  const register = () => play.send(kid, 'POST', '/webinar/1/register/', {})
  const giveSeat = async (id: number) => {
    const body = { status: 'registered' }
    return (await play.send(OPERATOR, 'POST', `/webinar/registrations/${id}/decide/`, body)).status
  }
  await register()
  await play.send(kid, 'POST', '/webinar/1/cancel/', {})
  await register()
  expect(await giveSeat(1)).toBe(409)
  await play.send(parent, 'DELETE', `/kids/delete/${kid}`)
  expect([await giveSeat(1), await giveSeat(2)]).toEqual([409, 409])
})

test('a quiz that is opened again is no longer given to a kid who was removed meanwhile', async () => {
  const play = await createPlay(true)
  await playQuizzes(play, buildStep('write quiz', { to: 3 }))
  const listLearners = () => play.state.quizzes.get(1)?.learners
  const given = [71, 72]
  expect(listLearners()).toEqual(given)
  await play.move(6 * 1440)
  await play.send(parent, 'DELETE', `/kids/delete/${kid}`)
  expect(listLearners()).toEqual(given)
  await playQuizzes(play, buildStep('change quiz', { to: 3 }))
  expect(listLearners()).toEqual([72])
})

test('a halaqa that was held and gets a new date keeps no seat of a kid who was removed meanwhile', async () => {
  const play = await createPlay(true)
  const plan = (hours: number) =>
    buildWebinar(play.now() + hours * 3_600_000, { tutor_id: cast.tutors[0], capacity: 1 })
  await play.send(OPERATOR, 'POST', '/webinar/managed/insert/', plan(1))
  await play.send(kid, 'POST', '/webinar/1/register/', {})
  await play.send(cast.student, 'POST', '/webinar/1/register/', {})
  await play.move(3 * 1440)
  await play.send(parent, 'DELETE', `/kids/delete/${kid}`)
  const listSeats = () => play.state.registrations.list().map(({ status }) => status)
  expect(listSeats()).toEqual(['registered', 'waitlisted'])
  await play.send(OPERATOR, 'POST', '/webinar/managed/update/1/', { ...plan(1), Id: 1 })
  expect(listSeats()).toEqual(['cancelled', 'registered'])
})
