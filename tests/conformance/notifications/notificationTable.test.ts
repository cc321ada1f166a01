import table from '../../../openapi/notifications.json'
import { expect, test } from 'vitest'

import { findInstitute } from '#mocks/data/catalogue.ts'
import { createJourneyWorld, MINUTE, read } from '../journey.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { createNumbers } from '../sample.ts'
import { awaitNextMonth } from './changeMakers.ts'
import { makers } from './notificationMakers.ts'

const { tutor, student, kid } = createNumbers(1)
const WEEK = 7 * DAY

interface NotificationText {
  title: string
  body: string
  path: string
}

test('each row of the table is written in both languages and opens a page of the web app', () => {
  for (const [event, { to }] of Object.entries(table))
    for (const [role, { title, body, path }] of Object.entries<NotificationText>(to)) {
      expect({
        event,
        role,
        texts: [title, body].map((text) => text.split('|').filter(Boolean).length),
      }).toEqual({ event, role, texts: [2, 2] })
      expect(path).toMatch(/^\/(dashboard\/|Profile|Webinars|ContactUs)/)
    }
})

test.each(Object.keys(table) as (keyof typeof table)[])(
  '%s notifies the persons of its row, each with the page to open',
  async (event) => {
    const world = await createJourneyWorld()
    const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
    const before = state.notifications.list().length
    const about = await makers[event](world)
    const made = state.notifications.list().slice(before)
    const staff = state.accounts.list().find(({ category }) => category === 'institute_admin')
    const people = { learner: student, kid, tutor: about?.tutor ?? tutor, staff: staff?.id }
    for (const [role, line] of Object.entries<NotificationText>(table[event].to)) {
      const owner = people[role as keyof typeof people] // The roles are the table's
      const own = made.filter((row) => row.owner === owner && row.kind === table[event].kind)
      const found = own.find(
        ({ title, path }) =>
          toPattern(line.title.split('|')[0] ?? '').test(title.en) && toPattern(line.path).test(path),
      )
      expect(found, `${role} of ${event}: ${JSON.stringify(own)}`).toMatchObject({ isRead: false })
      for (const text of [found?.title, found?.body]) {
        expect(text?.en).toMatch(/^[\p{Lu}\p{N}]/u)
        expect(text?.ar).toMatch(/^[\p{Lo}\p{Lu}\p{N}]/u)
      }
      expect(JSON.stringify([found?.title, found?.body, found?.path])).not.toMatch(/[{]\w+[}]|undefined/)
    }
  },
  20_000,
)

test("a kid's bell rings for homework, and the parent's too", async () => {
  const world = await createJourneyWorld()
  await makers.homeworkAssigned(world)
  for (const who of ['kid', 'student'] as const) {
    const [newest] = (await world.as(who, 'GET', '/notifications/list/')).rows
    expect(newest).toMatchObject({ kind: 'homework', is_read: false })
    expect(newest?.path).toMatch(new RegExp(`^/dashboard/student-homework\\?id=\\d+-${kid}$`))
  }
})

test('a parent reads which kid is meant, tutor and staff whose, and the kid reads no name', async () => {
  const world = await createJourneyWorld()
  const { rows: kids } = await world.as('student', 'GET', '/kids/list/')
  const name = String(kids.find(({ id }) => id === kid)?.first_name)
  const readNewest = async (who: 'kid' | 'student' | 'tutor' | 'operator') => {
    const [newest] = (await world.as(who, 'GET', '/notifications/list/')).rows
    return String(newest?.body)
  }
  await makers.homeworkAssigned(world)
  expect(await readNewest('student')).toBe(`${name} · See the task and when it is due.`)
  expect(await readNewest('kid')).toBe('See the task and when it is due.')
  await makers.homeworkHandedIn(world)
  expect(await readNewest('tutor')).toMatch(/^.+ \(.+\) · Read it, and review or return it[.]$/)
})

test('a request to move a class that ends with the class causes no notification that it was not answered', async () => {
  const world = await createJourneyWorld()
  await makers.moveRequestedByLearner(world)
  const { rows } = await world.as('operator', 'GET', '/reschedule/list/?state=pending&ordering=-asked_on')
  await world.as('operator', 'POST', `/classes/${Number(rows[0]?.class_id)}/cancel/`, {
    reason: 'She is ill today',
  })
  const news = (await world.as('student', 'GET', '/notifications/list/')).rows.map(({ title }) => title)
  expect(news).toContain('A class was cancelled')
  expect(news).not.toContain('A request to move a class has ended')
})

test('the notification of a paid month has the number of its classes, and of those that lost their hour meanwhile', async () => {
  const world = await createJourneyWorld()
  const { id, fee } = await awaitNextMonth(world)
  const { data } = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  const [first] = read<{ start_date_time: string }[]>(data.classes)
  const sinceClass = (world.now() - Date.parse(String(first?.start_date_time))) % WEEK
  world.move((WEEK - sinceClass) / MINUTE - 10)
  const begun = await world.startPaying('student', { payment_id: fee })
  world.move(15)
  await world.settle('student', begun)
  const { rows } = await world.as('student', 'GET', '/notifications/list/')
  const found = rows.find(({ title }) => String(title).startsWith('The classes of a month'))
  // One of the month was over before the payment, and is not paid
  expect(found?.body).toContain('with a time 2, without a time 1')
})

test('a terminated tutor is led to a page that needs no sign-in', () => {
  expect(table.tutorTerminated.to.tutor.path).toBe('/ContactUs')
})

test('the notification of a deleted webinar leads to a list, not to the deleted record', () => {
  for (const { path } of Object.values(table.webinarDeleted.to)) expect(path).not.toContain('{id}')
})

test('a class that begins soon causes one notification', async () => {
  const world = await createJourneyWorld()
  await makers.classSoon(world)
  const count = async () => {
    const { rows } = await world.as('kid', 'GET', '/notifications/list/?page_size=100')
    return rows.filter(({ title }) => title === 'Your class begins soon').length
  }
  const first = await count()
  expect(await count()).toBe(first)
})

/** Builds a pattern of a template: each placeholder stands for any value. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

test('tutors are notified each time a catalog is shared or no longer shared, and of no other change to it', async () => {
  const world = await createJourneyWorld()
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const readTitles = () =>
    state.notifications.list().flatMap(({ owner, title }) => (owner === tutor ? title.en : []))
  const before = readTitles().length
  const catalog = { title: 'Reader for beginners', shared: true, file_ids: [] }
  const { data } = await world.as('operator', 'POST', '/catalogs/insert/', { Id: 0, ...catalog })
  const id = Number(data.id)
  const change = (path: string, body: object) => world.as('operator', 'POST', `/catalogs/${path}`, body)
  await change(`update/${id}/`, { Id: id, ...catalog, title: 'Reader' })
  await change(`${id}/share/`, { shared: false })
  await change(`${id}/share/`, { shared: false })
  await change(`update/${id}/`, { Id: id, ...catalog })
  await world.as('operator', 'DELETE', `/catalogs/delete/${id}`)
  expect(readTitles().slice(before)).toEqual([
    'A catalog was shared with tutors: Reader for beginners',
    'A catalog is no longer shared with tutors: Reader',
    'A catalog was shared with tutors: Reader for beginners',
    'A catalog is no longer shared with tutors: Reader for beginners',
  ])
})
