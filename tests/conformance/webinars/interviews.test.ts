import { expect, test } from 'vitest'
import { begin, read } from '../journey.ts'
import { cancelInterview, deleteWebinar, planInterview } from '../notifications/interviewSteps.ts'

test('a family chooses another interview once its own is cancelled', async () => {
  const world = await begin()
  const { id, next, tutor } = await planInterview(world)
  const choose = (webinar_id: number) =>
    world.as('student', 'POST', `/reservations/${id}/interview/`, { webinar_id })
  expect((await world.as('student', 'GET', `/reservations/detail/${id}/`)).data.interview).toBeNull()
  const { data } = await choose(next)
  expect(data.interview).toMatchObject({ id: next, tutor: { id: tutor } })
  const { rows } = await world.as('student', 'GET', '/webinar/booked/list/?status=registered&page_size=100')
  expect(rows.map(({ webinar }) => read<{ id: number }>(webinar).id)).toContain(next)
  expect((await choose(next)).status).toBe(409)
})

test('an interview that is cancelled, full or of another course cannot be chosen', async () => {
  const world = await begin()
  const { id, webinar, body } = await cancelInterview(world)
  const choose = (webinar_id: number) =>
    world.as('student', 'POST', `/reservations/${id}/interview/`, { webinar_id })
  expect(await choose(webinar)).toMatchObject({ status: 422 })
  const { rows } = await world.as('student', 'GET', '/group/interviews/list/?page_size=100')
  const foreign = rows.find(({ course }) => read<{ id: number }>(course).id !== body.course_id)
  const replies = await choose(foreign?.id ?? 0)
  expect(replies.text).toContain('webinar_id')
})

test('a family whose interview is deleted is without one', async () => {
  const world = await begin()
  const { id, next } = await planInterview(world)
  await world.as('student', 'POST', `/reservations/${id}/interview/`, { webinar_id: next })
  await deleteWebinar(world, next)
  expect((await world.as('student', 'GET', `/reservations/detail/${id}/`)).data.interview).toBeNull()
})
