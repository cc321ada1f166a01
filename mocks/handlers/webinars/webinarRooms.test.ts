import { beforeEach, expect, test } from 'vitest'
import { createAdministration } from '#mocks/administration.ts'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertWebinar } from '#mocks/emptyState.ts'
import { createTestClient, NOON, type people } from '#mocks/testClient.ts'
import { createDoor } from '#mocks/world/webinars/doors.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const MINUTE = 60_000
let client: ReturnType<typeof createTestClient>
let state: InstituteState
let [student, kid, tutor] = [0, 0, 0]
beforeEach(() => {
  client = createTestClient()
  state = client.mocks.worlds.get().state(findInstitute(undefined))
  const find = (name: string) => state.accounts.list().find(({ email }) => email === name)?.id ?? 0
  ;[student, tutor] = [find('student@example.test'), find('tutor@example.test')]
  kid = state.kids.list().find(({ parent }) => parent === student)?.id ?? 0
})

type Person = keyof typeof people

/** Inserts a webinar of the demo tutor that runs now. @param more members that differ */
const insertOwn = (more = {}) =>
  insertWebinar(state, { tutor, start: NOON - MINUTE, end: NOON + MINUTE, ...more }).id
const register = (webinar: number, more: Partial<RegistrationRecord> = {}) =>
  state.registrations.insert((id) => ({
    id,
    webinar,
    learner: student,
    status: 'registered',
    created: NOON,
    ...more,
  }))

async function send(person: Person | undefined, method: string, path: string, body?: object) {
  const token = person && (await client.signIn(person)).access_token
  return client.call(method, path, { ...(token && { token }), ...(body && { body }) })
}
/** The cast is safe in tests: expectations fail on missing fields. */
async function read(person: Person | undefined, id: number, door?: string) {
  const { status, body } = await send(person, 'GET', `/webinar/${id}/room/${door ? `?door=${door}` : ''}`)
  return status === 200 ? (body as { data: Record<string, unknown> }).data : status
}

test('the host and staff enter with the rights of a host', async () => {
  const id = insertOwn()
  for (const person of ['tutor', 'operator'] as const)
    expect(await read(person, id)).toMatchObject({
      link: expect.stringMatching(new RegExp(`/__mock/pages/meeting\\?halaqa=${id}&lang=en&role=host$`)),
      is_host: true,
      status: null,
    })
})

test('a learner with a seat enters by a link of their own; others do not see the room', async () => {
  const id = insertOwn()
  expect(await read('student', id)).toBe(404)
  const seat = register(id)
  expect(await read('student', id)).toMatchObject({
    link: expect.stringMatching(new RegExp(`halaqa=${id}&lang=en&seat=${createDoor(state, seat)}$`)),
    is_host: false,
    status: 'registered',
  })
})

test.each([
  ['ten minutes before its start', { start: NOON + 10 * MINUTE, end: NOON + 70 * MINUTE }, true],
  ['earlier', { start: NOON + 10 * MINUTE + 1, end: NOON + 70 * MINUTE }, false],
  ['until its end', { end: NOON + 1 }, true],
  ['after its end', { end: NOON }, false],
  ['when it is cancelled', { isCancelled: true }, false],
])('the room is open %s (%j): %s', async (_, more, isOpen) => {
  const id = insertOwn(more)
  register(id)
  const room = await read('student', id)
  if (typeof room === 'number') throw new Error(`refused with ${room}`)
  expect(typeof room.link === 'string').toBe(isOpen)
})

test('a learner who opens the meeting has entered, one who reads when it opens has not', async () => {
  const id = insertOwn()
  const seat = register(id)
  const room = await read('student', id)
  const hasEntered = () => state.registrations.get(seat.id)?.hasEntered ?? false
  expect(hasEntered()).toBe(false)
  const { pathname, search } = new URL(String(typeof room === 'object' && room.link), 'http://localhost')
  createAdministration(client.mocks)({ method: 'GET', path: pathname + search, headers: {}, text: '' })
  expect(hasEntered()).toBe(true)
})

test.each(['waitlisted', 'cancelled'] as const)(
  'a learner whose registration is %s does not enter',
  async (status) => {
    const id = insertOwn()
    register(id, { status, isRemoved: status === 'cancelled' })
    expect(await read('student', id)).toMatchObject({
      link: null,
      status,
      is_removed: status === 'cancelled',
    })
  },
)

test('a registered seat of the family comes before one that was cancelled', async () => {
  const id = insertOwn()
  register(id, { learner: kid })
  register(id, { status: 'cancelled' })
  expect(await read('student', id)).toMatchObject({ status: 'registered', link: expect.any(String) })
})

test('a guest enters by the door of the registration, and by no other', async () => {
  const id = insertOwn()
  const guest = register(id, { learner: null, email: 'guest@example.test' })
  const door = createDoor(state, guest)
  expect(await read(undefined, id, door)).toMatchObject({ status: 'registered', link: expect.any(String) })
  expect(await read(undefined, id)).toBe(404)
  expect(await read(undefined, id, `${guest.id}.wrong`)).toBe(404)
  expect(await read(undefined, insertOwn(), door)).toBe(404)
})

/** Stores a file of a person and returns its id. */
const insertFile = (owner: number) =>
  state.files.insert((id) => ({
    id,
    owner,
    name: { en: 'a.webm', ar: 'a.webm' },
    content_type: 'video/webm',
    size: 1,
  })).id
const addRecording = (person: Person, id: number, file_id: number | null) =>
  send(person, 'POST', `/webinar/${id}/recording/`, { file_id })

test('host and staff add a recording once the webinar has begun', async () => {
  const id = insertOwn({ start: NOON })
  const file = insertFile(tutor)
  expect((await addRecording('tutor', id, file)).status).toBe(200)
  expect(state.webinars.get(id)?.recording).toBe(file)
  expect((await addRecording('operator', id, insertFile(tutor))).status).toBe(200)
  expect((await addRecording('tutor', insertOwn({ start: NOON + 1 }), file)).status).toBe(409)
  expect((await addRecording('tutor', insertOwn({ isCancelled: true }), file)).status).toBe(409)
})

test('a recording that was removed is shown to no one', async () => {
  const id = insertOwn({ start: NOON, end: NOON + 1 })
  await addRecording('tutor', id, insertFile(tutor))
  expect((await addRecording('tutor', id, null)).status).toBe(200)
  const { body } = await send('operator', 'GET', `/webinar/detail/${id}/`)
  expect(body).toMatchObject({ data: { recording_url: null, has_recording: false } })
})

test("a recording is the author's own file, of an own webinar", async () => {
  expect((await addRecording('tutor', insertOwn({ tutor: 1 }), insertFile(tutor))).status).toBe(403)
  expect((await addRecording('tutor', insertOwn(), insertFile(student))).status).toBe(422)
})
