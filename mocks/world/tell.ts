import table from '../../openapi/notifications.json'
import { getText, type Text } from '#mocks/data/texts.ts'
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
  /** Students and kids; a kid's parent is told with them */
  learners?: readonly number[]
  tutors?: readonly number[]
  /** The account that acted, which is not told */
  actor?: number | undefined
  /** Values of the placeholders in texts and path */
  values: NotificationValues
  /** Values that are others for one person, such as the courses of a tutor in a booking with several */
  ownValues?: Readonly<Record<number, NotificationValues>> | undefined
  /** Tells each person once only, for events that a clock makes happen */
  key?: string
}

/**
 * Notifies everyone whom the table of `openapi/notifications.json` names for an event.
 * See docs/decisions.md#notification-table.
 */
export function tell(state: InstituteState, now: number, event: EventName, about: EventDetails): void {
  const { kind, to } = table[event]
  const lines: Partial<Record<Role, NotificationText>> = to
  // A parent of several kids gets one notification where text and page are the same for all
  const told = new Set<string>()
  for (const { owner, role, learner } of listPeople(state, about)) {
    const line = lines[role]
    if (!line || owner === about.actor) continue
    const values: NotificationValues = { ...about.values, ...about.ownValues?.[owner], learner: learner ?? 0 }
    const path = fill(line.path, values, 'en')
    if (told.has(`${owner} ${path}`)) continue
    told.add(`${owner} ${path}`)
    const key = about.key === undefined ? undefined : `${event}/${about.key}/${learner ?? 0}`
    if (key !== undefined && state.notifications.list().some((row) => row.owner === owner && row.key === key))
      continue
    state.notifications.insert((id) => ({
      id,
      owner,
      kind: kind as NotificationRecord['kind'], // A test reads the table against the schema
      title: fillText(line.title, values),
      body: fillText(line.body, values),
      path,
      isRead: false,
      created: now,
      ...(key !== undefined && { key }),
    }))
  }
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
  return { en: fill(en, values, 'en'), ar: fill(ar, values, 'ar') }
}

/** Fills in the values of a text's placeholders. */
function fill(text: string, values: NotificationValues, language: keyof Text): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => getValue(values[name], language))
}

function getValue(value: Text | string | number | undefined, language: keyof Text): string {
  return typeof value === 'object' ? value[language] : String(value ?? '')
}
