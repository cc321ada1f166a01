import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import { createEmptyState, insertWebinar, noon } from '#mocks/emptyState.ts'
import { createAudits } from '#mocks/world/audits.ts'
import { createStaffRecords } from '#mocks/world/createStaffRecords.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { createAccounts, createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 2)
const tutors = createTutors(institute, 1, day)
const people = createPeople(institute, 1, day)
const { students } = people
const accounts = createAccounts(institute, people, tutors)
const webinars = [insertWebinar(createEmptyState(), { start: day + 2 * DAY })]
const inputs = { tutors, ...people, accounts, webinars, classes: [] }
const made = createStaffRecords(institute, 1, day, inputs)
const approved = tutors.filter(({ status }) => status === 'approved')

const count = (length: number) => Array.from({ length }, (_, index) => 20_001 + index)
const listIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

test('groups of up to five students meet on two days of the week with one of five tutors', () => {
  expect(listIds(made.groups)).toEqual(count(8))
  for (const [index, { name, tutor, days, max, learners }] of made.groups.entries()) {
    expect([name, tutor, max]).toEqual([getText(data.groups[index] ?? ''), approved[index % 5]?.id, 5])
    expect(learners).toEqual(listIds(students.slice(index * 6, index * 6 + (index % 6))))
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  }
  expect(made.groups.map(({ days }) => days)).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 7],
    [1, 5],
    [2, 6],
    [3, 7],
    [1, 4],
  ])
})

test('messages of students are unread, read and handled, and come every nine hours', () => {
  expect(listIds(made.messages)).toEqual(count(16))
  for (const [index, message] of made.messages.entries()) {
    const from = students[(index * 5) % students.length]
    const [topic = '', text = ''] = data.messages[index % data.messages.length] ?? []
    expect(message).toMatchObject({
      full_name: {
        en: `${from?.first_name.en} ${from?.last_name.en}`,
        ar: `${from?.first_name.ar} ${from?.last_name.ar}`,
      },
      email: from?.email,
      phone_number: index % 3 ? from?.phone_number : null,
      topic,
      message: getText(text),
      state: ['unread', 'read', 'handled', 'unread'][index % 4],
      created: day - index * 9 * HOUR,
    })
  }
})

test('without students messages are of readers', () => {
  const { messages } = createStaffRecords(institute, 1, day, { ...inputs, students: [] })
  expect(messages[1]).toMatchObject({
    full_name: { en: '', ar: '' },
    email: 'reader@example.test',
    phone_number: null,
  })
})

test('three events are to come and two are over, with two speakers each', () => {
  expect(listIds(made.events)).toEqual(count(5))
  expect(made.events.map(({ start }) => (start - day - 15 * HOUR) / DAY)).toEqual([2, 9, 16, -6, -20])
  for (const [
    index,
    { title, summary, description, start, end, speakers, registered, people: own },
  ] of made.events.entries()) {
    expect([title, summary, description]).toEqual((data.events[index] ?? []).map(getText))
    expect([(end - start) / HOUR, registered, own]).toEqual([3, 11 + index * 17, []])
    expect(speakers).toEqual(listIds(approved.slice(index * 2, index * 2 + 2)))
  }
})

/** Kinds of notifications that an account begins with. */
const listKinds = (category: string) => {
  const { id = 0 } = accounts.find((account) => account.category === category) ?? {}
  return [...new Set(made.notifications.flatMap((row) => (row.owner === id ? [row.kind] : [])))].toSorted()
}

test('each account begins with notifications of the kinds that concern it', () => {
  const all = [...new Set(data.notifications.map(([kind]) => kind ?? ''))]
  const keep = (...kinds: string[]) => all.filter((kind) => kinds.includes(kind)).toSorted()
  expect(listKinds('student')).toEqual(keep('class', 'homework', 'quiz', 'payment', 'reschedule', 'webinar'))
  expect(listKinds('kids')).toEqual(keep('class', 'homework', 'quiz'))
  expect(listKinds('tutor')).toEqual(keep('class', 'reschedule', 'review'))
  for (const category of ['operator', 'institute_admin'])
    expect(listKinds(category)).toEqual(keep('reschedule', 'payment', 'review', 'message'))
})

test('a notification has the texts of its kind, and the newest three are unread', () => {
  const ids = listIds(made.notifications)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, owner, kind, title, body, path, isRead, created } of made.notifications) {
    const index = (id - 20_001) % 10
    const [name, ...texts] = data.notifications[index] ?? []
    expect([kind, title, body, path]).toEqual([
      name,
      getText(texts[0] ?? ''),
      getText(texts[1] ?? ''),
      texts[2],
    ])
    expect([isRead, (day - created) / HOUR]).toEqual([index > 2, index * 8])
    expect(accounts[Math.floor((id - 20_001) / 10)]?.id).toBe(owner)
  }
})

test('the other tables begin with group classes, registrations and audits, and without changed profiles', () => {
  expect(made.groupClasses[0]?.id).toBe(20_001)
  expect(made.registrations[0]).toMatchObject({ id: 20_001, webinar: webinars[0]?.id })
  expect(made.audits[0]?.id).toBe(20_001)
  expect([made.profiles, made.hours]).toEqual([[], []])
})

/** Days from an application to one of its steps, which is not in the future. */
const limit = (status: string, days: number) => {
  const tutor = tutors.find((one) => one.status === status)
  return Math.min(days, (day - Date.parse(tutor?.applied_on ?? '')) / DAY)
}

test('the review of an application is audited step by step, by the operator', () => {
  const [operator] = accounts.filter(({ category }) => category === 'operator')
  const name = {
    en: `${operator?.first_name.en} ${operator?.last_name.en}`,
    ar: `${operator?.first_name.ar} ${operator?.last_name.ar}`,
  }
  const statuses = ['new', 'under_review', 'approved', 'rejected', 'terminated'] as const
  const steps = statuses.map((status) => {
    const tutor = tutors.find((one) => one.status === status) ?? tutors[0]
    const applied = Date.parse(tutor?.applied_on ?? '')
    const own = made.audits.filter((row) => row.tutor === tutor?.id)
    expect(own.slice(1).every(({ done_by }) => done_by.en === name.en && done_by.ar === name.ar)).toBe(true)
    expect(own[0]?.done_by.en).toBe(`${tutor?.first_name.en} ${tutor?.last_name.en}`)
    return own.map(({ action, done }) => [action, Math.min((done - applied) / DAY, (day - applied) / DAY)])
  })
  expect(steps).toEqual([
    [['applied', 0]],
    [
      ['applied', 0],
      ['start_review', limit('under_review', 1)],
    ],
    [
      ['applied', 0],
      ['start_review', 1],
      ['approve', 4],
    ],
    [
      ['applied', 0],
      ['start_review', limit('rejected', 2)],
      ['reject', limit('rejected', 5)],
    ],
    [
      ['applied', 0],
      ['start_review', 1],
      ['approve', 3],
      ['terminate', limit('terminated', 90)],
    ],
  ])
})

test('a refusal and a termination have a reason, in Arabic for every other tutor', () => {
  const [rejected = '', terminated = ''] = data.reasons.slice(-2)
  for (const { tutor, action, reason } of made.audits) {
    const text = { reject: rejected, terminate: terminated }[action as string]
    expect(reason).toBe(text === undefined ? null : getText(text)[tutor % 2 ? 'ar' : 'en'])
  }
})

test('without an operator a tutor is named as who acted', () => {
  const audits = createAudits(500, day, { tutors, accounts: [] })
  const { done_by } = audits.find(({ action }) => action === 'approve') ?? {}
  expect(tutors.map(({ first_name, last_name }) => `${first_name.en} ${last_name.en}`)).toContain(done_by?.en)
})
