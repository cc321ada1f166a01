import table from '../../openapi/notifications.json'
import { getText, formatNameList, isolateForeign, type Text } from '#mocks/data/texts.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import type { NotificationRecord } from '#mocks/world/staffRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

export type EventName = keyof typeof table
type Role = 'learner' | 'kid' | 'tutor' | 'staff'

interface NotificationText {
  title: string
  body: string
  path: string
}

type NotificationValues = Readonly<Record<string, Text | string | number>>

interface EventDetails {
  /** Students and kids; a kid's parent is notified with them */
  learners?: readonly number[]
  tutors?: readonly number[]
  /** The account that acted, which is not notified */
  actor?: number | undefined
  /** Values of the placeholders in texts and path */
  values: NotificationValues
  /** Values that are others for one person, such as the courses of a tutor in a booking with several */
  ownValues?: Readonly<Record<number, NotificationValues>> | undefined
  /** Notifies each person once only, for events that a clock makes happen */
  key?: string
}

/**
 * Notifies everyone whom the table of `openapi/notifications.json` names for an event. A parent of several kids reads
 * which of them is meant; `{who}` stands for the learners.
 * See docs/decisions.md#notification-table.
 */
export function notify(state: InstituteState, now: number, event: EventName, about: EventDetails): void {
  const { kind, to } = table[event]
  const lines: Partial<Record<Role, NotificationText>> = to
  // A parent of several kids gets one notification where text and page are the same for all
  const notified = new Set<string>()
  const people = listPeople(state, about)
  const who = describeLearners(state, about.learners ?? [])
  for (const { owner, role, learner } of people) {
    const line = lines[role]
    if (!line || owner === about.actor) continue
    const values: NotificationValues = {
      who,
      ...about.values,
      ...about.ownValues?.[owner],
      learner: learner ?? 0,
    }
    const path = fill(line.path, values, 'en')
    if (notified.has(`${owner} ${path}`)) continue
    notified.add(`${owner} ${path}`)
    const key = about.key === undefined ? undefined : `${event}/${about.key}/${learner ?? 0}`
    if (key !== undefined && state.notifications.list().some((row) => row.owner === owner && row.key === key))
      continue
    const title = fillText(line.title, values)
    const body = fillText(line.body, values)
    const kids = people.flatMap((one) =>
      one.owner === owner && one.role === role ? (one.learner ?? []) : [],
    )
    const meant = line.path.includes('{learner}') ? [learner ?? 0] : kids
    state.notifications.insert((id) => ({
      id,
      owner,
      kind: kind as NotificationRecord['kind'], // A test reads the table against the schema
      title,
      body: role === 'learner' && !meant.includes(owner) ? addNames(state, meant, { title, body }) : body,
      path,
      isRead: false,
      created: now,
      ...(key !== undefined && { key }),
    }))
  }
}

/** Names learners for tutors and staff: a kid with the parent's name. */
function describeLearners({ kids, students }: InstituteState, ids: readonly number[]): Text {
  return formatNameList(
    ids.flatMap((id) => {
      const kid = kids.get(id)
      const student = students.get(kid?.parent ?? id)
      if (!student) return []
      return kid ? joinTexts([kid.first_name, ' (', buildFullName(student), ')']) : buildFullName(student)
    }),
  )
}

/** Puts the names of kids before the body of their parent's notification, unless its texts have them already. */
function addNames(
  { kids }: InstituteState,
  ids: readonly number[],
  { title, body }: { title: Text; body: Text },
): Text {
  const names = ids.flatMap((id) => kids.get(id)?.first_name ?? [])
  const isNamed = names.every(({ en }) => `${title.en} ${body.en}`.includes(en))
  return isNamed ? body : joinTexts([isolateNames(formatNameList(names)), ' · ', body])
}

function isolateNames({ en, ar }: Text): Text {
  return { en: isolateForeign(en, 'en'), ar: isolateForeign(ar, 'ar') }
}

function joinTexts(parts: readonly (Text | string)[]): Text {
  const join = (language: keyof Text) => parts.map((part) => getValue(part, language)).join('')
  return { en: join('en'), ar: join('ar') }
}

interface Recipient {
  owner: number
  role: Role
  learner?: number
}

function listPeople(state: InstituteState, { learners = [], tutors = [] }: EventDetails): Recipient[] {
  const staff = state.accounts
    .list()
    .filter(({ category }) => category === 'operator' || category === 'institute_admin')
  return [
    ...learners.flatMap((learner): Recipient[] => {
      const kid = state.kids.get(learner)
      return kid
        ? [
            { owner: kid.id, role: 'kid', learner },
            { owner: kid.parent, role: 'learner', learner },
          ]
        : [{ owner: learner, role: 'learner', learner }]
    }),
    ...tutors.map((owner) => ({ owner, role: 'tutor' as const })),
    ...staff.map(({ id }) => ({ owner: id, role: 'staff' as const })),
  ]
}

function fillText(source: string, values: NotificationValues): Text {
  const { en, ar } = getText(source)
  const fillIn = (text: string, language: keyof Text) =>
    fill(text, values, language, (value) => isolateForeign(value, language))
  return { en: fillIn(en, 'en'), ar: fillIn(ar, 'ar') }
}

/** Fills in the values of a text's placeholders. */
function fill(
  text: string,
  values: NotificationValues,
  language: keyof Text,
  wrap = (value: string) => value,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => wrap(getValue(values[name], language)))
}

function getValue(value: Text | string | number | undefined, language: keyof Text): string {
  return typeof value === 'object' ? value[language] : String(value ?? '')
}
