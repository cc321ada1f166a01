import type { InstituteData } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import { createAudits } from '#mocks/world/audits.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { createGroupClasses } from '#mocks/world/classes/groupClasses.ts'
import type { StaffTables } from '#mocks/world/staffRecords.ts'
import type {
  AccountRecord,
  ClassRecord,
  KidRecord,
  StudentRecord,
  TutorRecord,
  WebinarRecord,
} from '#mocks/world/records.ts'
import { createRegistrations } from '#mocks/world/webinars/registrations.ts'

interface StaffRecordInputs {
  tutors: readonly TutorRecord[]
  students: readonly StudentRecord[]
  kids: readonly KidRecord[]
  accounts: readonly AccountRecord[]
  webinars: readonly WebinarRecord[]
  classes: readonly ClassRecord[]
}

type StaffRecords = { readonly [Name in keyof StaffTables]: readonly StaffTables[Name][] }

/** Creates groups, group classes, messages, events, webinar registrations and notifications. */
export function createStaffRecords(
  institute: InstituteData,
  seed: number,
  day: number,
  inputs: StaffRecordInputs,
): StaffRecords {
  const root = institute.id * 10_000
  const approved = inputs.tutors.filter(({ status }) => status === 'approved')
  return {
    groups: createGroups(root, approved, inputs.students),
    groupClasses: createGroupClasses({ institute, seed, root, day, approved, ...inputs }),
    messages: createMessages(root, day, inputs.students),
    events: createEvents(root, day, approved),
    registrations: createRegistrations(root, seed, day, inputs),
    notifications: inputs.accounts.flatMap((account, index) =>
      buildNotifications(account, root + index * 10, day),
    ),
    profiles: [],
    hours: [],
    audits: createAudits(root, day, inputs),
  }
}

function createGroups(root: number, tutors: readonly TutorRecord[], students: readonly StudentRecord[]) {
  return data.groups.map((name, index) => ({
    id: root + index + 1,
    name: getText(name),
    tutor: tutors[index % 5]?.id ?? 0,
    days: [1 + (index % 7), 1 + ((index + 3) % 7)].toSorted((a, b) => a - b),
    max: 5,
    learners: students.slice(index * 6, index * 6 + (index % 6)).map(({ id }) => id),
  }))
}

function createMessages(root: number, day: number, students: readonly StudentRecord[]) {
  const marks = ['unread', 'read', 'handled', 'unread'] as const
  return Array.from({ length: 16 }, (_, index) => {
    const [topic = '', message = ''] = data.messages[index % data.messages.length] ?? []
    const from = students[(index * 5) % students.length]
    return {
      id: root + index + 1,
      full_name: from ? buildFullName(from) : getText(''),
      email: from?.email ?? 'reader@example.test',
      phone_number: index % 3 ? (from?.phone_number ?? null) : null,
      topic: findTopic(topic),
      message: getText(message),
      state: marks[index % 4] ?? 'unread',
      created: day - index * 9 * HOUR,
    }
  })
}

const topics = ['classes', 'payments', 'teaching', 'technical', 'other'] as const

function findTopic(name: string) {
  return topics.find((topic) => topic === name) ?? 'other'
}

function createEvents(root: number, day: number, tutors: readonly TutorRecord[]) {
  const offsets = [2, 9, 16, -6, -20]
  return data.events.map(([title = '', summary = '', description = ''], index) => {
    const start = day + (offsets[index] ?? 0) * DAY + 15 * HOUR
    return {
      id: root + index + 1,
      title: getText(title),
      summary: getText(summary),
      description: getText(description),
      start,
      end: start + 3 * HOUR,
      speakers: tutors.slice(index * 2, index * 2 + 2).map(({ id }) => id),
      registered: 11 + index * 17,
      people: [],
    }
  })
}

/** Registrations of the demo student: two webinars, one waiting list, one cancelled seat. */
const audience: Readonly<Record<string, readonly string[]>> = {
  student: ['class', 'homework', 'quiz', 'payment', 'reschedule', 'webinar'],
  kids: ['class', 'homework', 'quiz'],
  tutor: ['class', 'reschedule', 'review'],
}

function buildNotifications(
  account: AccountRecord,
  root: number,
  day: number,
): StaffTables['notifications'][] {
  const kinds = audience[account.category] ?? ['reschedule', 'payment', 'review', 'message']
  return data.notifications.flatMap(([kind = '', title = '', body = '', path = ''], index) =>
    kinds.includes(kind)
      ? [
          {
            id: root + index + 1,
            owner: account.id,
            kind: findKind(kind),
            title: getText(title),
            body: getText(body),
            path,
            isRead: index > 2,
            created: day - index * 8 * HOUR,
          },
        ]
      : [],
  )
}

const kindNames = [
  'class',
  'homework',
  'quiz',
  'payment',
  'reschedule',
  'review',
  'webinar',
  'message',
] as const

function findKind(name: string) {
  return kindNames.find((kind) => kind === name) ?? 'class'
}
