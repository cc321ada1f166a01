import { read } from '../journey.ts'
import { bookSeats } from '../classes/groupBookings.ts'
import { assertOk, send, type World } from './notificationSteps.ts'

interface Named {
  id: number
}

/** Books and pays a seat with its interview; returns the reservation's id, and the interview. */
export async function bookInterview(world: World) {
  const { id, pay } = await bookSeats(world, 1)
  await pay()
  const { interview } = (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data
  return { id, ...(await readManagedInterview(world, read<Named>(interview).id)) }
}

/** Reads an interview as staff save it, with its tutor. */
export async function readManagedInterview(world: World, webinar: number) {
  const { rows } = await world.as('operator', 'GET', `/webinar/managed/list/?id=${webinar}&page_size=100`)
  const row = rows.find((one) => one.id === webinar)
  const body: Record<string, unknown> & { tutor_id: number } = {
    ...row,
    Id: webinar,
    tutor_id: read<Named>(row?.tutor).id,
    language_id: 1,
    kind: 'interview',
    course_id: read<Named>(row?.course).id,
  }
  return { webinar, body, tutor: body.tutor_id }
}

/** Lets staff cancel the interview of a booking. */
export async function cancelInterview(world: World) {
  const booked = await bookInterview(world)
  await saveInterview(world, booked.webinar, { ...booked.body, is_cancelled: true })
  return booked
}

/** Lets staff plan another interview after one was cancelled; returns its id. */
export async function planInterview(world: World) {
  const booked = await cancelInterview(world)
  const later = movePlanned(booked.body)
  const { id: next } = await send(world, 'operator', '/webinar/managed/insert/', { ...later, Id: 0 })
  return { ...booked, next }
}

const HOUR = 3_600_000
const MONTH = 720 * HOUR

/** Moves an interview to an hour at which its tutor has nothing else. */
export function movePlanned(body: Record<string, unknown>) {
  return {
    ...body,
    start_date_time: shiftMonth(body.start_date_time),
    end_date_time: shiftMonth(body.end_date_time),
  }
}

function shiftMonth(time: unknown): string {
  return new Date(Date.parse(String(time)) + MONTH).toISOString()
}

/** Moves an interview to the hour after it. */
export function moveByHour(body: Record<string, unknown>) {
  const end = String(body.end_date_time)
  return { ...body, start_date_time: end, end_date_time: new Date(Date.parse(end) + HOUR).toISOString() }
}

/** Lets staff save a changed interview. */
export function saveInterview(world: World, id: number, body: object) {
  return send(world, 'operator', `/webinar/managed/update/${id}/`, body)
}

/** Lets staff delete a webinar. */
export async function deleteWebinar(world: World, id: number): Promise<void> {
  const path = `/webinar/managed/delete/${id}`
  assertOk(path, (await world.as('operator', 'DELETE', path)).status)
}
