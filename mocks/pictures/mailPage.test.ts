import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { insertWebinar, noon } from '#mocks/emptyState.ts'
import { buildMailPage } from '#mocks/pictures/mailPage.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

const institute = getById(institutes, 1)

function create() {
  const world = createWorlds({ isEmpty: true, now: noon }).get()
  const state = world.state(institute)
  const register = (webinar: number, email: string | undefined, status: RegistrationRecord['status']) =>
    state.registrations.insert((id) => ({
      id,
      webinar,
      learner: null,
      status,
      created: noon,
      ...(email && { email }),
    }))
  /** The e-mails: the address of each and where its link leads. */
  const list = (query = '') =>
    [
      ...String(
        buildMailPage(new URL(`http://mock.invalid/__mock/pages/mail${query}`), world, {
          institute,
          language: 'en',
        })?.body,
      ).matchAll(/– ([^<]*)<\/h2>.*?href="(\/\w+)/g),
    ].map(([, email, path]) => [email, path])
  return { world, state, register, list }
}

test('guests with a seat or on the waiting list get their door, the newest first', () => {
  const { state, register, list } = create()
  const { id } = insertWebinar(state)
  register(id, 'a@x.org', 'registered')
  register(id, 'b@x.org', 'waitlisted')
  register(id, undefined, 'registered')
  register(id + 1, 'c@x.org', 'registered')
  expect(list()).toEqual([
    ['b@x.org', '/meeting'],
    ['a@x.org', '/meeting'],
  ])
  expect(list('?to=a@x.org')).toEqual([['a@x.org', '/meeting']])
})

test('a guest reads when a halaqa begins, and that it has been moved', () => {
  const { world, state, register } = create()
  const row = insertWebinar(state, { start: noon, end: noon + HOUR })
  const registration = register(row.id, 'a@x.org', 'registered')
  state.registrations.update({ ...registration, promised: noon })
  const read = () =>
    String(
      buildMailPage(new URL('http://mock.invalid/__mock/pages/mail'), world, { institute, language: 'en' })
        ?.body,
    )
  expect(read()).toContain('14:00 Eastern European Time')
  expect(read()).not.toContain('The time has changed')
  state.webinars.update({ ...row, start: noon + 2 * HOUR, end: noon + 3 * HOUR })
  expect(read()).toMatch(/The time has changed\. It begins now: <bdi>[^<]*16:00 Eastern European Time/)
})

test('guests without a seat are led to the other webinars', () => {
  const { state, register, list } = create()
  register(insertWebinar(state, { isCancelled: true }).id, 'a@x.org', 'registered')
  register(insertWebinar(state).id, 'b@x.org', 'cancelled')
  register(insertWebinar(state, { end: noon }).id, 'c@x.org', 'waitlisted')
  expect(list()).toEqual([
    ['c@x.org', '/Webinars'],
    ['b@x.org', '/Webinars'],
    ['a@x.org', '/Webinars'],
  ])
})

test('what people wrote is escaped, and another path has no page', () => {
  const { world, state, register } = create()
  register(insertWebinar(state, { title: { en: '<b>"&', ar: '' } }).id, "a'@x.org", 'registered')
  const read = (path: string) =>
    buildMailPage(new URL(path, 'http://mock.invalid'), world, { institute, language: 'en' })
  expect(String(read('/__mock/pages/mail')?.body)).toContain('<h2>&#60;b&#62;&#34;&#38; – a&#39;@x.org</h2>')
  expect(read('/__mock/pages/other')).toBeUndefined()
})
