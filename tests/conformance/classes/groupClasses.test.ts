import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'
import { createNumbers } from '../sample.ts'
import { readGroup } from '../notifications/notificationSteps.ts'

const { tutor } = createNumbers(1)

test('the classes of a group class move with it, and its bookings name the new tutor', async () => {
  const world = await createJourneyWorld()
  const { id, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const group = Number(chosen[0]?.group_class_id)
  const body = { ...(await readGroup(world, group)), Id: group }
  await world.as('operator', 'POST', `/group-classes/update/${group}/`, body)
  const { data } = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  const classes = read<{ start_date_time: string; tutor: { id: number } }[]>(data.classes)
  expect(classes.length).toBeGreaterThan(0)
  expect(new Set(classes.map((one) => one.tutor.id))).toEqual(new Set([tutor]))
  expect(data.tutor).toMatchObject({ id: tutor })
})

test('a group class cannot end before the classes that are paid', async () => {
  const world = await createJourneyWorld()
  const { chosen, pay } = await bookSeats(world, 1)
  await pay()
  const group = Number(chosen[0]?.group_class_id)
  const plan = await readGroup(world, group)
  const body = { ...plan, Id: group, start_date: '2026-11-20', end_date: '2026-11-27' }
  const refused = await world.as('operator', 'POST', `/group-classes/update/${group}/`, body)
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('no longer fit')])
})

test('staff cannot take away a seat that was paid, and saving the list again adds no classes', async () => {
  const world = await createJourneyWorld()
  const { id, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const path = `/group-classes/${Number(chosen[0]?.group_class_id)}/assign/`
  const countClasses = async () =>
    read<object[]>((await world.as('student', 'GET', `/reservations/detail/${id}/`)).data.classes).length
  const before = await countClasses()
  const refused = await world.as('operator', 'POST', path, { student_ids: [] })
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining('Cancel its reservation first'),
  ])
  const detail = await world.as(
    'operator',
    'GET',
    `/group-classes/detail/${Number(chosen[0]?.group_class_id)}/`,
  )
  const student_ids = read<{ id: number }[]>(detail.data.students).map((one) => one.id)
  world.move(8 * 24 * 60)
  expect((await world.as('operator', 'POST', path, { student_ids })).status).toBe(200)
  expect(await countClasses()).toBe(before)
})
