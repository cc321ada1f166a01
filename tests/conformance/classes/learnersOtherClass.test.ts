import { expect, test } from 'vitest'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)
const reason = 'We travel on that day'

/** Books a free class with the demo tutor; `bookOther` books one with another tutor, at `slot_id`'s hour, which both have free. */
async function bookWithTwoTutors() {
  const world = await createJourneyWorld()
  const { as, free } = world
  const { rows } = await as('social', 'GET', '/tutor/list/?page_size=100')
  const own = await free(tutor)
  for (const other of rows.filter(({ id, has_trial }) => has_trial && id !== tutor)) {
    const theirs = new Map((await free(other.id)).map((slot) => [parseSlotId(slot).start, slot]))
    const shared = own.filter((slot) => theirs.has(parseSlotId(slot).start))
    const [first, second] = shared.slice(-2)
    if (first === undefined || second === undefined) continue
    const take = async (tutor_id: number, slot_id: number | undefined, courses: unknown) => {
      const course_id = read<{ id: number }[]>(courses)[0]?.id
      const made = await as('social', 'POST', '/reservation/trial/', { tutor_id, slot_id, course_id })
      const { data } = await as('social', 'GET', `/reservations/detail/${made.data.id}/`)
      return read<{ id: number }[]>(data.classes)[0]?.id
    }
    const demo = rows.find(({ id }) => id === tutor)
    const id = await take(tutor, first, demo?.courses)
    const bookOther = () => take(other.id, theirs.get(parseSlotId(second).start), other.courses)
    return { ...world, id, slot_id: second, bookOther }
  }
  throw new Error('No two tutors with two shared hours')
}

test.each([
  ['social', /You have another class at that time: .+, .+\. Choose another time, or move that class first\./],
  ['tutor', /The learner has another class at that time: .+ at \d+:\d+\. Choose another hour\./],
] as const)(
  'a class cannot be moved by the %s into an hour at which its learner has another class; only the learner reads which',
  async (who, text) => {
    const { as, id, slot_id, bookOther } = await bookWithTwoTutors()
    await bookOther()
    const asked = await as(who, 'POST', `/classes/${id}/reschedule/`, { slot_id, reason })
    expect(asked).toMatchObject({ status: 409, text: expect.stringMatching(text) })
  },
)

test('a cancelled class cannot be placed at an hour at which its learner has another class', async () => {
  const { as, id, slot_id, bookOther } = await bookWithTwoTutors()
  await bookOther()
  await as('tutor', 'POST', `/classes/${id}/cancel/`, { reason })
  const placed = await as('social', 'POST', `/classes/${id}/place/`, { slot_id })
  expect(placed).toMatchObject({
    status: 409,
    text: expect.stringMatching(/You have another class at that time: .+\. Choose another time/),
  })
})

test('an offered hour disappears when the learner books another class at it', async () => {
  const { as, id, slot_id, bookOther } = await bookWithTwoTutors()
  await as('tutor', 'POST', `/classes/${id}/cancel/`, { reason })
  await as('tutor', 'POST', `/classes/${id}/offers/`, { slot_ids: [slot_id] })
  expect((await as('social', 'GET', `/classes/detail/${id}/`)).data.offers).toMatchObject([{ id: slot_id }])
  await bookOther()
  expect((await as('social', 'GET', `/classes/detail/${id}/`)).data.offers).toEqual([])
})

test('a request is not accepted once the learner has booked another class at that hour', async () => {
  const { as, id, slot_id, bookOther } = await bookWithTwoTutors()
  const asked = await as('tutor', 'POST', `/classes/${id}/reschedule/`, { slot_id, reason })
  await bookOther()
  const accepted = await as('social', 'POST', `/reschedule/${asked.data.id}/accept/`)
  expect(accepted).toMatchObject({ status: 409, text: expect.stringContaining('Refuse the request') })
})

test('accepting a request whose hour is booked by now says what to do', async () => {
  const { as, id, slot_id } = await bookWithTwoTutors()
  const asked = await as('social', 'POST', `/classes/${id}/reschedule/`, { slot_id, reason })
  const { rows } = await as('student', 'GET', '/tutor/list/?page_size=100')
  const course_id = read<{ id: number }[]>(rows.find((row) => row.id === tutor)?.courses)[0]?.id
  const made = await as('student', 'POST', '/reservation/trial/', { tutor_id: tutor, slot_id, course_id })
  expect(made.status).toBe(200)
  const accepted = await as('tutor', 'POST', `/reschedule/${asked.data.id}/accept/`)
  expect(accepted).toMatchObject({ status: 409, text: expect.stringContaining('booked this hour. Refuse') })
})
