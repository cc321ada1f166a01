import { NOON, type people } from '#mocks/testClient.ts'
import { read, type createJourneyWorld } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor, kid } = createNumbers(1)
const HOUR = 3_600_000
const DAY = 24 * HOUR
export const reason = { reason: 'The hour does not suit' }

export type World = Awaited<ReturnType<typeof createJourneyWorld>>
/** The tutor whom the event is about, where it is not the demo tutor */
export type StepResult = { tutor?: number } | undefined

export const webinar = {
  Id: 0,
  title: 'Morning stories',
  description: 'An hour',
  tutor_id: tutor,
  language_id: 1,
  // Early, when the tutor teaches no class
  start_date_time: new Date(NOON + DAY - 8 * HOUR).toISOString(),
  end_date_time: new Date(NOON + DAY - 7 * HOUR).toISOString(),
  capacity: 1,
}

type Actor = keyof typeof people | 'social'

/** Sends a call that must succeed; returns its data. */
export async function send(world: World, who: Actor, path: string, body: object = {}) {
  const response = await world.as(who, 'POST', path, body)
  assertOk(`${path} ${response.text}`, response.status)
  return response.data
}

/** Throws unless a call succeeded. */
export function assertOk(what: string, status: number) {
  if (status !== 200) throw new Error(`${status}: ${what}`)
}

/** Registers a tutor; returns the application's id. */
export async function apply({ call, as }: World): Promise<number> {
  const body = {
    register_type: 'tutor',
    first_name: 'Sami',
    last_name: 'Haddad',
    email: 'sami@example.test',
    phone_number: '+201000000000',
    date_of_birth: '1990-05-04',
    gender: 'Male',
    password: 'Strong#2026',
    confirm_password: 'Strong#2026',
    is_terms_and_conditions_accepted: true,
  }
  const made = await call('POST', '/auth/signup/user/', { body })
  assertOk(JSON.stringify(made.body), read<{ success: boolean }>(made.body).success ? 200 : 422)
  const { rows } = await as(
    'operator',
    'GET',
    '/tutor/applications/list/?search=Haddad&status=new&page_size=100',
  )
  return rows.find(({ email }) => email === 'sami@example.test')?.id ?? 0
}

/** Decides on the last application of a state. */
export async function review(
  world: World,
  status: string,
  action: string,
  body: object = {},
): Promise<StepResult> {
  const { rows } = await world.as(
    'operator',
    'GET',
    `/tutor/applications/list/?status=${status}&page_size=100`,
  )
  const id = rows.at(-1)?.id ?? 0
  await send(world, 'operator', `/tutor/applications/${id}/${action}/`, body)
  return { tutor: id }
}

/** Books the weekly program of the demo tutor for the kid, not paid yet; returns the reservation's id. */
export async function book(world: World, fits: (slot: number) => boolean = () => true): Promise<number> {
  const slot = (await world.free()).find(fits)
  const hold = await send(world, 'student', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  const chosen = { tutor_id: tutor, course_ids: [world.course], program_id: 1 }
  const quote = await send(world, 'student', '/reservation/quote/', { ...chosen, slot_ids: [slot] })
  const body = { ...chosen, hold_id: hold.id, kid_id: kid, total_cost: quote.total_cost }
  return (await send(world, 'student', '/reservation/add/', body)).id
}

/** Books classes for the kid and pays them. */
export async function bookAndPay(world: World): Promise<StepResult> {
  await world.pay('student', { reservation_id: await book(world) })
  return undefined
}

/** Finds the second of the kid's booked classes, which is far enough ahead to be moved. */
export async function findClass(world: World): Promise<{ id: number; start: number }> {
  const { rows } = await world.as('kid', 'GET', '/classes/booked/list/?page_size=100')
  const known = rows.filter(
    ({ kind, tutor: who }) => kind === 'one_to_one' && read<{ id: number }>(who).id === tutor,
  )
  const last = known.at(-1)
  return { id: last?.id ?? 0, start: Date.parse(String(last?.start_date_time)) }
}

/** Requests to move one of the kid's classes. */
export async function requestMove(world: World, who: 'student' | 'tutor'): Promise<StepResult> {
  await bookAndPay(world)
  const { id } = await findClass(world)
  await send(world, who, `/classes/${id}/reschedule/`, { slot_id: (await world.free()).at(-1), ...reason })
  return undefined
}

/** Lets staff answer a request to move. */
export async function answerMove(world: World, action: 'accept' | 'refuse'): Promise<StepResult> {
  await requestMove(world, 'student')
  const { rows } = await world.as('operator', 'GET', '/reschedule/list/?state=pending&ordering=-asked_on')
  await send(world, 'operator', `/reschedule/${rows[0]?.id}/${action}/`, action === 'refuse' ? reason : {})
  return undefined
}

/** Lets staff cancel one of the kid's classes; returns its id. */
export async function cancelClass(world: World): Promise<number> {
  await bookAndPay(world)
  const { id } = await findClass(world)
  await send(world, 'operator', `/classes/${id}/cancel/`, reason)
  return id
}

/** Plans a webinar with one seat; returns its id. */
export async function planWebinar(world: World): Promise<number> {
  return (await send(world, 'operator', '/webinar/managed/insert/', webinar)).id
}

/** Fills the webinar's only seat and lets the kid wait. */
export async function wait(world: World): Promise<number> {
  const id = await planWebinar(world)
  await send(world, 'social', `/webinar/${id}/register/`, {})
  await send(world, 'kid', `/webinar/${id}/register/`, {})
  return id
}

/** Lets staff place the kid in a group class without learners; returns its id and its tutor's. */
export async function placeInGroup(world: World): Promise<{ id: number; tutor: number }> {
  const { rows } = await world.as('operator', 'GET', '/group-classes/list/?page_size=100')
  const group = rows.find((row) => row.size === 0)
  if (!group) throw new Error('There is no empty group class')
  await send(world, 'operator', `/group-classes/${group.id}/assign/`, { student_ids: [kid] })
  return { id: group.id, tutor: read<{ id: number }>(group.tutor).id }
}

/** Finds an approved tutor who is not the given one. */
export async function findOtherTutor(world: World, known: number): Promise<number> {
  const { rows } = await world.as('operator', 'GET', '/tutor/applications/list/?status=approved')
  return rows.find(({ id }) => id !== known)?.id ?? 0
}

/** Gives a group class to another tutor than a known one, whose id it returns. */
export async function handOver(world: World, id: number, known: number): Promise<number> {
  const tutor_id = await findOtherTutor(world, known)
  const body = { ...(await readGroup(world, id)), Id: id, tutor_id }
  await send(world, 'operator', `/group-classes/update/${id}/`, body)
  return tutor_id
}

/** Reads a group class as staff send it, with an hour earlier than the usual ones and the demo tutor. */
export async function readGroup(world: World, id?: number): Promise<object> {
  const { rows } = await world.as('operator', 'GET', '/group-classes/list/?page_size=100')
  const row = rows.find((one) => one.id === id) ?? rows[0]
  return {
    name: row?.name,
    course_id: read<{ id: number }>(row?.course).id,
    tutor_id: tutor,
    days: row?.days,
    start_date: row?.start_date,
    end_date: row?.end_date,
    start_time: '07:00',
    minutes: row?.minutes,
    min_students: row?.min_students,
    max_students: row?.max_students,
    is_auto_renew: row?.is_auto_renew,
    age_from: row?.age_from,
    age_to: row?.age_to,
    price: row?.price,
  }
}
