import { useIntl } from 'react-intl'
import type { TutorApplication } from '#sdk'
import { query, useQuery } from '#web/api/query.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { toPlainText } from '#web/i18n/toPlainText.ts'
import { paths, tutorListPaths, withSearch } from '#web/paths.ts'
import { isStaff } from '#web/state/session.ts'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { buildMenu } from '../routing/buildMenu.ts'

/** A search result: a screen, or the record of a person. */
export interface PaletteEntry {
  to: string
  name: string
  detail?: string
}

export interface PaletteResults {
  groups: { label: 'palette.screens' | 'palette.students' | 'palette.tutors'; entries: PaletteEntry[] }[]
  isBusy: boolean
  isFailed: boolean
}

const SHOWN = 5
// More than are shown: those found by the domain of their address are left out
const FIRST = { page: 1, page_size: 50 }

/**
 * Finds the screens of the user's role by name and, for staff, people through the API.
 * @param words what was typed; people are searched from two letters on
 */
export function usePaletteResults(words: string): PaletteResults {
  const screens = useScreens(words)
  const { user } = useSession()
  const params = isStaff(user) && words.length > 1 ? { query: { search: words, ...FIRST } } : undefined
  const students = useQuery(params ? query('/students/list/', params) : null)
  const tutors = useQuery(params ? query('/tutor/applications/list/', params) : null)
  const all: PaletteResults['groups'] = [
    { label: 'palette.screens', entries: screens },
    {
      label: 'palette.students',
      entries: pickPeople(words, (students.data?.data ?? []).map(toStudentEntry)),
    },
    { label: 'palette.tutors', entries: pickPeople(words, (tutors.data?.data ?? []).map(toTutorEntry)) },
  ]
  return {
    groups: all.filter(({ entries }) => entries.length > 0),
    isBusy: students.isLoading || tutors.isLoading,
    isFailed: Boolean(students.error ?? tutors.error),
  }
}

function useScreens(words: string): PaletteEntry[] {
  const intl = useIntl()
  const { user } = useSession()
  const institute = useInstitute()
  const prefix = toPlainText(words)
  return buildMenu({ user, institute })
    .flatMap(({ entries }) => entries)
    .flatMap(({ pages }) => pages)
    .map(({ path, label }) => ({ to: path, name: intl.formatMessage({ id: label }) }))
    .filter(({ name }) => toPlainText(name).includes(prefix))
}

interface NamedPerson {
  id: number
  first_name: string
  last_name: string
  email: string
}

function toStudentEntry(student: NamedPerson): PaletteEntry {
  const name = formatFullName(student)
  return { to: withSearch(paths.students, { q: student.email }), name, detail: student.email }
}

function toTutorEntry(tutor: TutorApplication): PaletteEntry {
  const to = withSearch(tutorListPaths[tutor.status], { q: tutor.email, id: tutor.id })
  return { to, name: formatFullName(tutor), detail: tutor.email }
}

/**
 * Sorts people whose name begins with the words first, and leaves out those found by the domain of their address
 * alone, which many share.
 */
export function pickPeople(words: string, entries: readonly PaletteEntry[]): PaletteEntry[] {
  const wanted = toPlainText(words)
  const rank = ({ name, detail = '' }: PaletteEntry) => {
    const plain = toPlainText(name)
    if (plain.startsWith(wanted)) return 0
    if (plain.split(' ').some((part) => part.startsWith(wanted))) return 1
    if (plain.includes(wanted)) return 2
    const [own = '', domain = ''] = toPlainText(detail).split('@')
    return !own.includes(wanted) && domain.includes(wanted) ? undefined : 3
  }
  return [0, 1, 2, 3]
    .flatMap((wantedRank) => entries.filter((entry) => rank(entry) === wantedRank))
    .slice(0, SHOWN)
}
