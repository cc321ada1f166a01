import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'

test('a student gets free classes with four tutors and is rejected at a fifth', async () => {
  const { as, free } = await createJourneyWorld()
  const { rows } = await as('social', 'GET', '/tutor/list/?page_size=100')
  const tutors = rows.filter((row) => row.has_trial && row.next_slot)
  const replies = []
  for (const row of tutors.slice(0, 5)) {
    const course_id = read<{ id: number }[]>(row.courses)[0]?.id
    for (const slot_id of await free(row.id)) {
      const body = { tutor_id: row.id, course_id, slot_id }
      const reply = await as('social', 'POST', '/reservation/trial/', body)
      // The student has another class at that hour
      if (reply.status === 422) continue
      replies.push(reply)
      break
    }
  }
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409])
  expect(replies.at(-1)?.text).toContain(
    "Sorry, reservation can't be completed, you have exceeded the no. of free sessions",
  )
  expect((await as('social', 'GET', '/reservation/trials/')).data).toMatchObject({ allowed: 4, used: 4 })
})

test('a group has five seats, also when payments overlap', async () => {
  const { as, startPaying, settle } = await createJourneyWorld()
  const { rows } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const offer = rows.find((row) => Number(row.age_from) <= 8 && Number(row.age_to) >= 9)
  const course_id = offer?.id
  const interviews = await as(
    'student',
    'GET',
    `/group/interviews/list/?course_ids=${course_id}&page_size=50`,
  )

  async function reserve(place: number) {
    const kid = {
      first_name: `Nur${place}`,
      last_name: 'Kamal',
      gender: 'Female',
      date_of_birth: '2018-05-04',
    }
    await as('student', 'POST', '/auth/kid/add/', kid)
    const kids = await as('student', 'GET', '/kids/list/?page_size=100')
    const user_id = kids.rows.find((row) => row.first_name === kid.first_name)?.id
    const matrix = [{ course_id, user_id }]
    const quote = await as('student', 'POST', '/group/reservation/quote/', { matrix })
    const wanted = {
      matrix,
      webinar_id: interviews.rows[place % interviews.rows.length]?.id,
      total_cost: quote.data.total_cost,
    }
    return as('student', 'POST', '/group/reservation/add/', wanted)
  }
  const seats = Number(offer?.seats_left)
  expect([seats > 0, offer?.max_students]).toEqual([true, 5])
  const made = []
  for (let place = 0; place <= seats; place += 1) made.push(await reserve(place))
  const paid = []
  const begun = []
  for (const { data } of made) begun.push(await startPaying('student', { reservation_id: data.id }))
  for (const one of begun) paid.push((await settle('student', one)).data.state)
  expect(paid).toEqual([...Array.from({ length: seats }, () => 'completed'), 'failed'])
  const now = await as('student', 'GET', '/group/courses/list/?page_size=50')
  expect(now.rows.find(({ id }) => id === course_id)?.seats_left).toBe(0)
  expect(await reserve(seats + 1)).toMatchObject({
    status: 422,
    text: expect.stringContaining('No seats are left.'),
  })
})

test('a group booking shows its program, the course of each kid, and once paid its interview', async () => {
  const { as, pay } = await createJourneyWorld()
  const { rows: kids } = await as('student', 'GET', '/kids/list/')
  const { rows: offers } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const pairs = kids.flatMap((kid) =>
    offers
      .filter(
        ({ age_from, age_to, seats_left }) =>
          Number(seats_left) > 1 && Number(age_from) <= Number(kid.age) && Number(kid.age) <= Number(age_to),
      )
      .slice(0, 1)
      .map((offer) => ({ kid, offer })),
  )
  expect(pairs.length).toBeGreaterThan(1)
  const matrix = pairs.map(({ kid, offer }) => ({ course_id: offer.id, user_id: kid.id }))
  const [program] = (await as('student', 'GET', '/group/programs/list/')).rows
  const courses = matrix.map(({ course_id }) => course_id).join(',')
  const [interview] = (await as('student', 'GET', `/group/interviews/list/?course_ids=${courses}`)).rows
  const wanted = { matrix, program_id: program?.id }
  const quote = await as('student', 'POST', '/group/reservation/quote/', wanted)
  const { data } = await as('student', 'POST', '/group/reservation/add/', {
    ...wanted,
    webinar_id: interview?.id,
    total_cost: quote.data.total_cost,
  })
  expect(data).toMatchObject({
    program: { name: program?.name },
    matrix: pairs.map(({ kid, offer }) => ({
      course: { id: offer.id, name: offer.name },
      user: { id: kid.id, name: kid.first_name },
    })),
  })
  await pay('student', { reservation_id: data.id })
  const booked = await as('student', 'GET', '/webinar/booked/list/?status=registered&page_size=100')
  const appointment = booked.rows.find((row) => read<{ id: number }>(row.webinar).id === interview?.id)
  expect(appointment?.webinar).toMatchObject({ kind: 'interview' })
  const paid = await as('student', 'GET', `/reservations/detail/${data.id}/`)
  expect(paid.data.interview).toMatchObject({ id: interview?.id })
  // It is in no public list, and its seat is given back with the booking
  const open = await as('student', 'GET', '/webinar/list/?page_size=100')
  expect(open.rows.map(({ id }) => id)).not.toContain(interview?.id)
  await as('student', 'POST', `/reservations/${data.id}/cancel/`, { reason: 'The hour does not suit' })
  const after = await as('student', 'GET', `/group/interviews/list/?course_ids=${courses}`)
  expect(interview?.seats_left).toBeGreaterThan(0)
  expect(after.rows.find(({ id }) => id === interview?.id)?.seats_left).toBe(interview?.seats_left)
})

test('a student added to a group gets its classes in the calendar and loses them when removed', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/group-classes/list/?page_size=100')
  const group = rows.find((row) => row.size === 0)
  const [me] = (await as('operator', 'GET', '/students/list/?search=student@example.test')).rows
  const assign = (student_ids: unknown[]) =>
    as('operator', 'POST', `/group-classes/${group?.id}/assign/`, { student_ids })
  const listComing = async () =>
    (await as('student', 'GET', '/classes/booked/list/?page_size=100')).rows.filter(
      ({ kind, course }) =>
        kind === 'group' && read<{ id: number }>(course).id === read<{ id: number }>(group?.course).id,
    ).length
  const before = await listComing()
  expect((await assign([me?.id])).status).toBe(200)
  expect(await listComing()).toBe(before + 8)
  await assign([])
  expect(await listComing()).toBe(before)
})

test('a cancelled webinar seat goes to the waiting list', async () => {
  const { as } = await createJourneyWorld()
  const { data } = await as('operator', 'POST', '/webinar/managed/insert/', {
    Id: 0,
    title: 'Morning stories',
    description: 'An hour',
    tutor_id: 1001,
    language_id: 1,
    start_date_time: '2026-11-30T16:00:00Z',
    end_date_time: '2026-11-30T17:00:00Z',
    capacity: 1,
  })
  const path = `/webinar/${data.id}`
  expect((await as('student', 'POST', `${path}/register/`, {})).data.status).toBe('registered')
  expect((await as('kid', 'POST', `${path}/register/`, {})).data).toMatchObject({
    status: 'waitlisted',
    waitlist_position: 1,
  })
  expect((await as('social', 'POST', `${path}/register/`, {})).data.waitlist_position).toBe(2)
  expect((await as('student', 'POST', `${path}/cancel/`, {})).status).toBe(200)
  const listOwn = async (person: 'kid' | 'social') =>
    (await as(person, 'GET', '/webinar/booked/list/?page_size=100')).rows.find(
      (row) => read<{ id: number }>(row.webinar).id === data.id,
    )
  expect(await listOwn('kid')).toMatchObject({ status: 'registered', waitlist_position: null })
  expect(await listOwn('social')).toMatchObject({ status: 'waitlisted', waitlist_position: 1 })
})

test('an overdue fee is paid, and stays overdue while the payment fails', async () => {
  const { as, pay } = await createJourneyWorld()
  const listOverdue = async () => (await as('student', 'GET', '/payments/list/?state=overdue')).rows
  const [fee] = await listOverdue()
  expect(fee).toMatchObject({ kind: 'fee', state: 'overdue' })
  expect((await pay('student', { payment_id: fee?.id }, 'fail')).data.state).toBe('failed')
  expect((await listOverdue()).map(({ id }) => id)).toContain(fee?.id)
  expect((await pay('student', { payment_id: fee?.id })).data.state).toBe('completed')
  expect((await as('student', 'GET', `/payments/detail/${fee?.id}/`)).data).toMatchObject({
    state: 'paid',
    paid_on: expect.any(String),
  })
  expect((await listOverdue()).map(({ id }) => id)).not.toContain(fee?.id)
})

test('a booking with a declined payment can be paid again and keeps its hour', async () => {
  const { as, pay, move } = await createJourneyWorld()
  const list = '/reservations/list/?state=pending&kind=one_to_one'
  const [row] = (await as('student', 'GET', list)).rows
  expect(row).toMatchObject({ payment_state: 'failed', payment_id: expect.any(Number) })
  const tutor = read<{ id: number }>(row?.tutor).id
  const range = 'from=2026-11-24T00:00:00Z&to=2026-11-29T00:00:00Z'
  const listPending = async () => {
    const { data } = await as('social', 'GET', `/tutor/profile/${tutor}/slots/?${range}`)
    return read<{ slots: { id: number; state: string }[] }>(data).slots.filter(
      (one) => one.state === 'pending',
    )
  }
  expect(await listPending()).toEqual([])
  expect((await pay('student', { reservation_id: row?.id }, 'pending')).data.state).toBe('pending')
  const [kept] = await listPending()
  const refused = await as('social', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [kept?.id] })
  expect(refused.text).toContain("You can't reserve a pending session!")
  move(31)
  expect(await listPending()).toEqual([])
  expect((await pay('student', { reservation_id: row?.id })).data.state).toBe('completed')
  const { data } = await as('student', 'GET', `/reservations/detail/${row?.id}/`)
  expect(data).toMatchObject({ state: 'active', payment_state: 'completed' })
  expect(read<object[]>(data.classes).length).toBeGreaterThan(2)
})
