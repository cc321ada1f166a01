import { createAdministration } from '#mocks/administration.ts'
import { NOON, createTestClient, people } from '#mocks/testClient.ts'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createNumbers } from './sample.ts'

const { tutor } = createNumbers(1)
export const MINUTE = 60_000
const WEEK = 7 * 86_400_000
const social = { user_type: 'student', username: 'social@example.test', password: 'Learn#2026' }

export interface CallResult {
  status: number
  data: Record<string, unknown> & { id: number }
  rows: (Record<string, unknown> & { id: number })[]
  text: string
}

/** Creates a world with an adjustable clock, and calls as each demo account. */
export async function createJourneyWorld() {
  let now = NOON
  const { call, mocks } = createTestClient({ clock: () => now, accessTtlSeconds: 90 * 86_400 })
  const tokens = new Map<string, string>()

  async function callAs(
    person: keyof typeof people | 'social',
    method: string,
    path: string,
    body?: unknown,
    scenario?: string,
  ): Promise<CallResult> {
    const login = person === 'social' ? social : people[person]
    if (!tokens.has(person)) {
      const signed = await call('POST', '/auth/token/', { body: login })
      tokens.set(person, read<{ token_data: { access_token: string } }>(signed.body).token_data.access_token)
    }
    const reply = await call(method, path, {
      token: tokens.get(person) ?? '',
      ...(scenario !== undefined && { scenario }),
      ...(body !== undefined && { body }),
    })
    const { data } = read<{ data: CallResult['data'] & CallResult['rows'] }>(reply.body)
    return { status: reply.status, data, rows: data, text: JSON.stringify(reply.body) }
  }
  /** Starts a payment and settles it on the mock payment page. */
  async function pay(
    person: Parameters<typeof callAs>[0],
    what: object,
    outcome = 'succeed',
  ): Promise<CallResult> {
    return settle(person, await startPaying(person, what), outcome)
  }
  function startPaying(person: Parameters<typeof callAs>[0], what: object): Promise<CallResult> {
    return callAs(person, 'POST', '/payments/start/', { ...what, return_url: '/checkout' })
  }
  async function settle(
    person: Parameters<typeof callAs>[0],
    begun: CallResult,
    outcome = 'succeed',
  ): Promise<CallResult> {
    const { pathname, searchParams } = new URL(String(begun.data.payment_url), 'http://localhost')
    const path = `${pathname}?lang=${searchParams.get('lang')}&outcome=${outcome}`
    createAdministration(mocks)({ method: 'GET', path, headers: {}, text: '' })
    return callAs(person, 'GET', `/payments/detail/${begun.data.id}/`)
  }
  /** Opens the meeting of a webinar as its lobby does. */
  async function enter(person: Parameters<typeof callAs>[0], webinar: number): Promise<void> {
    const { data } = await callAs(person, 'GET', `/webinar/${webinar}/room/`)
    createAdministration(mocks)({ method: 'GET', path: String(data.link), headers: {}, text: '' })
  }
  async function free(tutorId = tutor) {
    const range = `from=${new Date(now).toISOString()}&to=${new Date(now + 35 * 86_400_000).toISOString()}`
    const { data } = await callAs('student', 'GET', `/tutor/profile/${tutorId}/slots/?${range}`)
    return freeIn(read<{ slots: Slot[] }>(data).slots, now)
  }
  const profile = await callAs('student', 'GET', `/tutor/profile/${tutor}/`)
  const course = read<{ courses: { id: number }[] }>(profile.data).courses[0]?.id ?? 0
  return {
    as: callAs,
    call,
    mocks,
    free,
    pay,
    startPaying,
    settle,
    enter,
    course,
    move: (minutes: number) => void (now += minutes * MINUTE),
    now: () => now,
  }
}

/** Holds a free slot of the demo tutor and books the weekly program, not paid yet. */
export async function book(
  world: Awaited<ReturnType<typeof createJourneyWorld>>,
  promo_code?: string,
  who: 'student' | 'social' = 'student',
  fits: (slot: number) => boolean = () => true,
) {
  const { as, free, course } = world
  const slot = (await free()).find(fits)
  const hold = await as(who, 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  const choice = { tutor_id: tutor, course_ids: [course], program_id: 1, ...(promo_code && { promo_code }) }
  const quote = await as(who, 'POST', '/reservation/quote/', { ...choice, slot_ids: [slot] })
  const total_cost = quote.data?.total_cost
  return {
    slot,
    quote,
    made: await as(who, 'POST', '/reservation/add/', { ...choice, hold_id: hold.data.id, total_cost }),
  }
}

export interface Slot {
  id: number
  state: string
  start_date_time: string
}

/** Lists free slots of the next ten days, first those whose hour is also free in the three following weeks. */
export function freeIn(slots: readonly Slot[], now: number): number[] {
  const starts = new Map(
    slots.flatMap(({ id, state, start_date_time }) =>
      state === 'available' ? [[Date.parse(start_date_time), id]] : [],
    ),
  )
  const soon = [...starts].filter(([start]) => start < now + 10 * 86_400_000)
  const isClear = (start: number) => [7, 14, 21].every((days) => starts.has(start + days * 86_400_000))
  const clear = soon.filter(([start]) => isClear(start))
  return [...clear, ...soon.filter(([start]) => !isClear(start))].map(([, id]) => id)
}

/** Builds a test whether the tutor is free at a weekly hour in the month that begins in `days` days. */
export async function freeAfter(days: number): Promise<(slot: number) => boolean> {
  const { as, move } = await createJourneyWorld()
  move(days * 24 * 60)
  const [from, to] = [days, days + 30].map((day) => new Date(NOON + day * 86_400_000).toISOString())
  const { data } = await as('student', 'GET', `/tutor/profile/${tutor}/slots/?from=${from}&to=${to}`)
  const open = read<Slot[]>(data.slots).filter(({ state }) => state === 'available')
  const phases = open.map(({ id }) => parseSlotId(id).start % WEEK)
  return (slot) => phases.filter((phase) => phase === parseSlotId(slot).start % WEEK).length > 3
}

/** The cast is safe in tests: a missing value is undefined and fails the expectation that needs it. */
export function read<Shape>(value: unknown): Shape {
  return value as Shape
}
