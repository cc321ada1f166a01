import { expect, test } from 'vitest'
import { buildSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld, read } from '../journey.ts'

interface Named {
  id: number
}
interface Check {
  group_class_id: number
  is_allowed: boolean
  reason: string | null
  overlaps: number[]
}

/** Creates an institute's world in which a kid fits two group classes of different courses; `moveSecond` gives them one time. */
async function findTwoGroups() {
  const world = await createJourneyWorld()
  const { as } = world
  const { rows: offers } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const { rows: kids } = await as('student', 'GET', '/kids/list/')
  for (const kid of kids) {
    const fitting = offers.filter(
      ({ age_from, age_to, seats_left }) =>
        Number(age_from) <= Number(kid.age) && Number(kid.age) <= Number(age_to) && Number(seats_left) > 1,
    )
    const [first] = fitting
    const second = fitting.find(
      (row) => row.id !== first?.id && read<Named>(row.tutor).id !== read<Named>(first?.tutor).id,
    )
    if (!first || !second) continue
    const toSeat = (row: typeof first) => ({
      course_id: row.id,
      user_id: kid.id,
      group_class_id: Number(row.group_class_id),
    })
    const check = async (...seats: ReturnType<typeof toSeat>[]) =>
      read<Check[]>((await as('student', 'POST', '/group/matrix/', { matrix: seats })).data)
    return { ...world, kid, first, second, seats: [toSeat(first), toSeat(second)] as const, check }
  }
  throw new Error('No kid fits two group classes')
}

/** Lets a group class of another tutor begin at the hour of `row`, on the same days. */
async function addAtSameTime({ as, first, second }: Awaited<ReturnType<typeof findTwoGroups>>) {
  const { data } = await as('operator', 'GET', `/group-classes/detail/${Number(first.group_class_id)}/`)
  const { rows: tutors } = await as('student', 'GET', '/tutor/list/?page_size=100')
  for (const { id } of tutors) {
    const made = await as('operator', 'POST', '/group-classes/insert/', {
      ...data,
      Id: 0,
      name: 'At the same time',
      course_id: second.id,
      tutor_id: id,
      age_from: 4,
      age_to: 17,
    })
    if (made.status !== 200) continue
    const added = await as('operator', 'GET', `/group-classes/detail/${made.data.id}/`)
    if (added.data.time_zone === data.time_zone) return made.data.id
    await as('operator', 'DELETE', `/group-classes/delete/${made.data.id}`)
  }
  throw new Error('No tutor is free at the hours of the group class')
}

test('a kid cannot join a group class at whose hours the kid has another class', async () => {
  const found = await findTwoGroups()
  const { as, kid, seats, check } = found
  const [seat] = seats
  expect(await check(seat)).toMatchObject([{ is_allowed: true, reason: null }])
  const added = await addAtSameTime(found)
  await as('operator', 'POST', `/group-classes/${added}/assign/`, { student_ids: [kid.id] })
  const [refused] = await check(seat)
  expect(refused).toMatchObject({ is_allowed: false })
  expect(refused?.reason).toMatch(/^\S+ has another class at that time: .+\. Choose another time\.$/)
  const wanted = { matrix: [seat], webinar_id: 1, total_cost: 1 }
  const booked = await as('student', 'POST', '/group/reservation/add/', wanted)
  expect(booked).toMatchObject({ status: 422, text: expect.stringContaining('"matrix":["') })
  expect(booked.text).toContain('has another class at that time')
  const path = `/group-classes/detail/${seat.group_class_id}/`
  const members = read<Named[]>((await as('operator', 'GET', path)).data.students).map(({ id }) => id)
  const assigned = await as('operator', 'POST', `/group-classes/${seat.group_class_id}/assign/`, {
    student_ids: [...members, kid.id],
  })
  expect(assigned.text).toContain('has another class at that time')
})

test('two group classes at the same times name each other, and are not booked for one kid together', async () => {
  const found = await findTwoGroups()
  const { as, second, seats, check } = found
  const [seat, later] = seats
  const other = { ...later, course_id: second.id, group_class_id: await addAtSameTime(found) }
  expect(await check(seat, other)).toMatchObject([
    { is_allowed: true, overlaps: [other.group_class_id] },
    { is_allowed: true, overlaps: [seat.group_class_id] },
  ])
  const wanted = { matrix: [seat, other], webinar_id: 1, total_cost: 1 }
  const booked = await as('student', 'POST', '/group/reservation/add/', wanted)
  expect(booked).toMatchObject({ status: 422, text: expect.stringContaining('at the same time: ') })
})

test('more than three group classes can be compared for a kid, but three courses at most are chosen', async () => {
  const found = await findTwoGroups()
  const { rows } = await found.as('student', 'GET', '/group/courses/list/?page_size=50')
  const [seat, later] = found.seats
  const same = { ...later, group_class_id: await addAtSameTime(found) }
  const pairs = [seat, later, same, { ...seat }, { ...later }]
  expect(rows.length).toBeGreaterThan(2)
  expect((await found.check(...pairs)).map(({ is_allowed }) => is_allowed)).toEqual(pairs.map(() => true))
})

test('a booking cannot be assigned to a kid who has another class at one of its hours', async () => {
  const { as, free, kid } = await findTwoGroups()
  const [slot = 0] = await free()
  const { rows } = await as('student', 'GET', '/tutor/list/?page_size=100')
  const tutor = Math.floor(slot / 1_000_000)
  const findCourse = (id: number) => read<Named[]>(rows.find((row) => row.id === id)?.courses)[0]?.id
  const made = await as('student', 'POST', '/reservation/trial/', {
    tutor_id: tutor,
    slot_id: slot,
    course_id: findCourse(tutor),
  })
  expect(made.status).toBe(200)
  const start = Date.parse(String(read<{ start_date_time: string }[]>(made.data.classes)[0]?.start_date_time))
  for (const other of rows.filter(({ id, has_trial }) => has_trial && id !== tutor)) {
    const theirs = {
      tutor_id: other.id,
      slot_id: buildSlotId(other.id, start),
      course_id: findCourse(other.id),
    }
    const booked = await as('student', 'POST', '/reservation/trial/', { ...theirs, kid_id: kid.id })
    if (booked.status !== 200) continue
    const assigned = await as('student', 'POST', `/reservations/${made.data.id}/assign/`, { kid_id: kid.id })
    expect(assigned).toMatchObject({ status: 422, text: expect.stringContaining('"kid_id":["') })
    expect(assigned.text).toContain('Move one of the two classes first.')
    return
  }
  throw new Error('No other tutor is free at that hour')
})
