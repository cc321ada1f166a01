import { beforeEach, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertClass, insertTutor } from '#mocks/emptyState.ts'
import { createTestClient, NOON, readRows, type people } from '#mocks/testClient.ts'
import { MOVE_NOTICE } from '#mocks/world/booking/cancellation.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'
import { buildSlotId, listSlots } from '#mocks/world/hours/slots.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

let client: ReturnType<typeof createTestClient>
let state: InstituteState
let [student, tutor] = [0, 0]
/** Two hours at which tutor and student are free */
let [from, to] = [0, 0]
beforeEach(() => {
  client = createTestClient()
  state = client.mocks.worlds.get().state(findInstitute(undefined))
  const find = (name: string) => state.accounts.list().find(({ email }) => email === name)?.id ?? 0
  ;[student, tutor] = [find('student@example.test'), find('tutor@example.test')]
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:00' }))
  state.hours.update({ id: tutor, hours: { time_zone: 'Africa/Cairo', week, exceptions: [] } })
  const row = state.tutors.get(tutor)
  const range = { from: NOON + 3 * DAY, to: NOON + 6 * DAY }
  const free = row ? listSlots(state, row, range, { now: NOON, id: student }) : []
  const hours = free
    .filter(
      (slot) => slot.state === 'available' && !isLearnerBusy(state, { students: [student] }, slot.start),
    )
    .map((slot) => slot.start)
  ;[from = 0] = hours
  to = hours.find((hour) => hour > from + 2 * HOUR) ?? 0
})

type Person = keyof typeof people

async function send(person: Person, method: string, path: string, body: object = {}) {
  const { access_token: token } = await client.signIn(person)
  return client.call(method, path, { token, ...(method === 'POST' && { body }) })
}
const list = async (person: Person, query = '') =>
  readRows(await send(person, 'GET', `/reschedule/list/?page_size=100${query}`)).map((row) => row.id)
/** Inserts a class of the demo student with the demo tutor. */
const insertOwn = (more: Partial<ClassRecord> = {}) =>
  insertClass(state, { course_id: 101, tutor, students: [student], start: from, ...more })
const requestMove = (id: number, person: Person = 'student', slot = buildSlotId(tutor, to)) =>
  send(person, 'POST', `/classes/${id}/reschedule/`, { slot_id: slot, reason: 'We are travelling then' })

/** Asks to move a new class. @returns ids of the class and of the request */
async function createRequest(person: Person = 'student') {
  const row = insertOwn()
  const { status } = await requestMove(row.id, person)
  const request = state.requests.list().at(-1)
  if (status !== 200 || !request) throw new Error(`refused with ${status}`)
  return { class: row.id, request: request.id }
}
const answer = (id: number, action: string, person: Person) =>
  send(person, 'POST', `/reschedule/${id}/${action}/`, { reason: 'I have no time' })

test.each([
  ['student', 'student'],
  ['tutor', 'tutor'],
] as const)('a %s asks to move a class', async (person, side) => {
  const { request } = await createRequest(person)
  expect(state.requests.get(request)).toMatchObject({
    student,
    tutor,
    from,
    to,
    reason: 'We are travelling then',
    state: 'pending',
    asked_by: side,
    asker: side === 'tutor' ? tutor : student,
    asked: NOON,
  })
})

test.each<[what: string, more: Partial<ClassRecord>]>([
  ['a class that begins too soon', { start: NOON + MOVE_NOTICE - 1 }],
  ['a cancelled class', { outcome: 'cancelled' }],
  ['a class that is owed', { isOwed: true }],
  ['a group class', { kind: 'group' }],
])('%s is not moved', async (_, more) => {
  expect((await requestMove(insertOwn(more).id)).status).toBe(409)
})

test('a class that begins just in time is moved', async () => {
  expect((await requestMove(insertOwn({ start: NOON + MOVE_NOTICE }).id)).status).toBe(200)
})

test('a class of other people is unknown, and one request at a time is open', async () => {
  expect((await requestMove(insertOwn({ students: [1], tutor: 2 }).id)).status).toBe(404)
  const { class: id } = await createRequest()
  expect((await requestMove(id)).status).toBe(409)
})

test('the new hour has to be a free one of the same tutor', async () => {
  const other = insertTutor(state).id
  expect((await requestMove(insertOwn().id, 'student', buildSlotId(other, to))).status).toBe(422)
  const night = Date.parse('2026-11-25T21:30:00Z')
  expect((await requestMove(insertOwn().id, 'student', buildSlotId(tutor, night))).status).toBe(409)
  insertOwn({ start: to, students: [1] })
  expect((await requestMove(insertOwn().id)).status).toBe(409)
})

test('the new hour is not one at which the learner has another class', async () => {
  insertOwn({ start: to, tutor: 2 })
  expect((await requestMove(insertOwn().id)).status).toBe(409)
})

test('an accepted request moves the class and leaves its former hour in the history', async () => {
  const { class: id, request } = await createRequest()
  expect((await answer(request, 'accept', 'tutor')).status).toBe(200)
  expect(state.classes.get(id)).toMatchObject({ start: to, state: 'confirmed' })
  expect(state.classes.list().at(-1)).toMatchObject({
    start: from,
    outcome: 'rescheduled',
    students: [student],
  })
  expect(state.classes.list().at(-1)).not.toHaveProperty('reservation_id')
  expect(state.requests.get(request)).toMatchObject({ state: 'accepted', answered: NOON })
  expect((await answer(request, 'accept', 'tutor')).status).toBe(409)
})

test('a refused request keeps the class and the reason', async () => {
  const { class: id, request } = await createRequest()
  expect((await answer(request, 'refuse', 'tutor')).status).toBe(200)
  expect(state.classes.get(id)?.start).toBe(from)
  expect(state.requests.get(request)).toMatchObject({
    state: 'refused',
    answer: 'I have no time',
    answered: NOON,
  })
})

test('the side that asked withdraws its request and does not answer it', async () => {
  const { request } = await createRequest('tutor')
  expect((await answer(request, 'accept', 'tutor')).status).toBe(403)
  expect((await answer(request, 'cancel', 'student')).status).toBe(403)
  expect((await answer(request, 'cancel', 'tutor')).status).toBe(200)
  expect(state.requests.get(request)).toMatchObject({ state: 'cancelled', answered: NOON })
  expect((await answer(request, 'accept', 'student')).status).toBe(409)
})

test('staff answer the requests of either side, and withdraw none', async () => {
  const first = await createRequest('tutor')
  expect((await answer(first.request, 'accept', 'operator')).status).toBe(200)
  state.classes.remove(first.class)
  const second = await createRequest('student')
  expect((await answer(second.request, 'cancel', 'operator')).status).toBe(403)
})

test.each<[what: string, change: (id: number) => void]>([
  ['the class was cancelled', (id) => state.classes.update({ ...insertOwn(), id, outcome: 'cancelled' })],
  ['the class has another hour', (id) => state.classes.update({ ...insertOwn(), id, start: from + HOUR })],
  ['the tutor teaches at the new hour', () => void insertOwn({ start: to, students: [1] })],
  ['the learner has another class then', () => void insertOwn({ start: to, tutor: 2 })],
  [
    'another person holds the new hour',
    () =>
      void state.holds.insert((id) => ({
        id,
        owner: 1,
        tutor,
        starts: [to],
        expires: NOON + HOUR,
        extensions: 0,
        isPaying: false,
      })),
  ],
])('a request is not accepted when %s', async (_, change) => {
  const { class: id, request } = await createRequest()
  change(id)
  expect((await answer(request, 'accept', 'tutor')).status).toBe(409)
  expect(state.requests.get(request)?.state).toBe('pending')
})

test('several requests are answered at once, and each failure is reported', async () => {
  const { request } = await createRequest()
  const body = { ids: [request, 999_999], action: 'refuse', reason: 'The week is full' }
  const results = readRows(await send('operator', 'POST', '/reschedule/bulk/', body))
  expect(results).toMatchObject([{ id: request }, { id: 999_999 }])
  expect(state.requests.get(request)).toMatchObject({ state: 'refused', answer: 'The week is full' })
})

test('a list has the requests of its reader, by state and person, and closes those whose time has come', async () => {
  const { request } = await createRequest()
  const late = state.requests.insert((id) => ({
    id,
    class_id: insertOwn({ start: NOON - DAY }).id,
    student,
    tutor,
    from: NOON - DAY,
    to: NOON - HOUR,
    reason: '',
    state: 'pending',
    asked_by: 'student',
    asked: NOON - 3 * DAY,
  }))
  const pending = await list('student', '&state=pending')
  expect(pending).toContain(request)
  expect(pending).not.toContain(late.id)
  expect(state.requests.get(late.id)?.state).not.toBe('pending')
  expect(await list('operator', `&tutor_id=${tutor}`)).toContain(request)
  expect(await list('operator', `&learner_id=${student}`)).toContain(request)
  expect(await list('operator', '&learner_id=999999')).toEqual([])
  expect(await list('operator', '&tutor_id=999999')).toEqual([])
})
