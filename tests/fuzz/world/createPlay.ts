import { createAdministration } from '#mocks/administration.ts'
import { findInstitute, institutes } from '#mocks/data/catalogue.ts'
import { insertFamily, insertTutor, noon } from '#mocks/emptyState.ts'
import { createTestClient, readTokens } from '#mocks/testClient.ts'
import type { AccountRecord, Category, StudentRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'
import { createSnapshot, listChanges } from './changes.ts'
import { listBrokenTransitions } from './transitions.ts'

/** Ids of the people who call: two parents with two kids each, a student, two tutors, an operator. */
export const cast = {
  parents: [7, 8],
  student: 9,
  kids: [71, 72, 81, 82],
  tutors: [3, 4],
} as const

export interface Reply {
  readonly status: number
  /** The cast is safe in tests: a missing member is undefined, and the next call with it is refused */
  readonly data: Record<string, unknown> & { readonly id: number }
}

/** The institute of a play: everything that its people can change, and the faults that were seen. */
export interface Play {
  readonly state: InstituteState
  readonly faults: string[]
  now(): number
  move(minutes: number): Promise<void>
  /** Calls as a person; a refused call must change nothing. @param who the id of an account, or a guest without one */
  send(who: number | undefined, method: string, path: string, body?: object): Promise<Reply>
  /** Settles a payment on the page of the provider. */
  settle(payment: number, outcome: string): void
}

/** Creates an institute with these people and nothing else. @param isNewFlow books group classes by the month */
export async function createPlay(isNewFlow: boolean): Promise<Play> {
  let now = noon
  const institute =
    institutes.find((one) => one.is_new_group_class_flow_enabled === isNewFlow) ?? findInstitute(undefined)
  const { call, mocks } = createTestClient({
    clock: () => now,
    isEmpty: true,
    accessTtlSeconds: 400 * 86_400,
  })
  const state = mocks.worlds.get().state(institute)
  insertCast(state)
  const headers = { 'custom-host': institute.host }
  const tokens = new Map<number, string>()
  const faults: string[] = []
  const administer = createAdministration(mocks)
  const operator = state.accounts.list().find(({ category }) => category === 'operator')?.id ?? 0

  async function signIn(who: number): Promise<string | undefined> {
    const account = state.accounts.get(who)
    const known = tokens.get(who)
    if (known !== undefined && mocks.worlds.get().tokens.read(known, institute.id)) return known
    if (!account) return undefined
    const { category: user_type, email, password } = account
    const username = email ?? state.kids.get(who)?.passcode
    const response = await call('POST', '/auth/token/', { headers, body: { user_type, username, password } })
    if (!JSON.stringify(response.body).includes('token_data')) return undefined
    const { access_token } = readTokens(response)
    tokens.set(who, access_token)
    return access_token
  }
  async function send(who: number | undefined, method: string, path: string, body?: object): Promise<Reply> {
    const person = who === 0 ? operator : who
    const token = person === undefined ? undefined : await signIn(person)
    const before = createSnapshot(state)
    const { status, body: answer } = await call(method, path, {
      headers,
      ...(token !== undefined && { token }),
      ...(body && { body }),
    })
    const where = `${method} ${path} ${status}`
    if (status >= 500) faults.push(where)
    const changes = listChanges(before, state)
    if (status >= 400 && changes.length) faults.push(`${where} changed ${changes.join(', ')}`)
    faults.push(...listBrokenTransitions(before, state, now).map((text) => `${where}: ${text}`))
    const { data = {} } = (answer ?? {}) as { data?: object }
    return { status, data: { id: 0, ...data } }
  }

  return {
    state,
    faults,
    send,
    now: () => now,
    async move(minutes) {
      now += minutes * 60_000
      // Effects of time appear at the next call that lists them
      for (const path of ['/notifications/list/', '/reservations/list/', '/payments/list/'])
        await send(0, 'GET', path)
    },
    settle(payment, outcome) {
      const before = createSnapshot(state)
      const path = `/__mock/pages/pay/shared/${institute.id}/${payment}?lang=en&outcome=${outcome}`
      administer({ method: 'GET', path, headers, text: '' })
      faults.push(...listBrokenTransitions(before, state, now).map((text) => `settled ${outcome}: ${text}`))
    },
  }
}

const buildText = (en: string) => ({ en, ar: en })

function insertCast(state: InstituteState): void {
  insertFamily(state)
  const [course] = state.courses.list()
  if (course) state.courses.update({ ...course, id: 3, name: buildText('Poems'), code: 'P' })
  for (const id of [8, cast.student]) {
    const [first] = state.students.list()
    state.students.update({ ...first, id } as StudentRecord) // Only the members in use
  }
  for (const [id, parent] of [
    [81, 8],
    [82, 8],
  ] as const) {
    const kid = state.kids.get(id - 10)
    if (kid) state.kids.update({ ...kid, id, parent })
  }
  for (const student of state.students.list())
    state.students.update({ ...student, email: `${student.id}@example.test`, phone_number: '', status: true })
  for (const kid of state.kids.list()) state.kids.update({ ...kid, passcode: `1234${kid.id}` })
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '21:00' }))
  for (const id of cast.tutors) {
    insertTutor(state, { course_ids: [1, 2], email: `${id}@example.test` })
    state.tutors.update({ ...insertTutor(state), id, course_ids: [1, 2], email: `${id}@example.test` })
    state.hours.update({ id, hours: { time_zone: 'Africa/Cairo', week, exceptions: [] } })
  }
  for (const { id } of state.tutors.list())
    if (!cast.tutors.some((one) => one === id)) state.tutors.remove(id)
  addAccounts(state, 'student', [...cast.parents, cast.student])
  addAccounts(state, 'tutor', cast.tutors)
  addAccounts(state, 'kids', cast.kids)
}

function addAccounts(state: InstituteState, category: Category, ids: readonly number[]): void {
  for (const id of ids) {
    const email = category === 'kids' ? null : `${id}@example.test`
    const person = {
      first_name: buildText(`N${id}`),
      last_name: buildText('Nabil'),
      gender: 'Female',
      hasPicture: false,
    } as const
    const account: AccountRecord = {
      id,
      category,
      user_type: category,
      email,
      password: 'Learn#2026',
      ...person,
    }
    state.accounts.update(account)
    // Each person has a file under the own id
    state.files.update({
      id,
      owner: id,
      name: buildText('page.pdf'),
      content_type: 'application/pdf',
      size: 1000,
    })
  }
}
