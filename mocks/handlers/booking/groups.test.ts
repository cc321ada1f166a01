import { expect, test } from 'vitest'
import { createTestClient, readRows } from '#mocks/testClient.ts'

const { call, signIn } = createTestClient()

test('the price of a group class is that of its cheapest program', async () => {
  const offers = readRows(await call('GET', '/group/courses/list/?page_size=20'))
  expect(offers.length).toBeGreaterThan(3)
  for (const { group_class_id, price } of offers) {
    const path = `/group/programs/list/?group_class_ids=${String(group_class_id)}`
    const programs = readRows(await call('GET', path))
    const each = programs.map((program) => Number(program.price) / Number(program.sessions_count))
    expect(price).toBeCloseTo(Math.min(...each), 1)
  }
})

test('a quote for a seat lists the classes that are paid, and counts as many', async () => {
  const { access_token: token } = await signIn('student')
  const [kid] = readRows(await call('GET', '/kids/list/', { token }))
  const offers = readRows(await call('GET', '/group/courses/list/?page_size=100', { token }))
  const offer = offers.find(({ age_from, age_to, seats_left }) => {
    const age = Number(kid?.age)
    return Number(age_from) <= age && age <= Number(age_to) && Number(seats_left) > 0
  })
  const seat = { user_id: kid?.id, group_class_id: offer?.group_class_id }
  const body = { matrix: [{ course_id: offer?.id, ...seat }], program_id: null }
  const quote = await call('POST', '/group/reservation/quote/', { token, body })
  const { data } = quote.body as { data: { sessions_count: number; seats: { starts: string[] }[] } } // The members in use
  const tutor = offer?.tutor as { id: number } | undefined // The member of the schema
  expect(data.seats).toEqual([{ ...seat, tutor_id: tutor?.id, starts: expect.any(Array) }])
  expect(data.seats[0]?.starts).toHaveLength(data.sessions_count)
  expect(data.seats[0]?.starts.toSorted()).toEqual(data.seats[0]?.starts)
})
