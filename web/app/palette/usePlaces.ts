import { useIntl } from 'react-intl'
import type { TutorApplication } from '#sdk'
import { query, useQuery } from '#web/api/query.ts'
import { addresses, withSearch } from '#web/domain/addresses.ts'
import { plainText } from '#web/i18n/plainText.ts'
import { isStaff } from '#web/state/session.ts'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { menuOf } from '../navigation.ts'

/** Somewhere to go: a screen, or the record of a person. */
export interface Place {
  to: string
  name: string
  detail?: string
}

export interface Places {
  groups: { label: 'palette.screens' | 'palette.students' | 'palette.tutors'; places: Place[] }[]
  isBusy: boolean
  isFailed: boolean
}

const FIRST = { page: 1, page_size: 5 }

/**
 * Screens of this role whose names hold the words, and for the office the people whom the API finds by them.
 * @param words what was typed; people are looked for from the second letter on
 */
export function usePlaces(words: string): Places {
  const screens = useScreens(words)
  const { user } = useSession()
  const asked = isStaff(user) && words.length > 1 ? { query: { search: words, ...FIRST } } : undefined
  const students = useQuery(asked ? query('/students/list/', asked) : null)
  const tutors = useQuery(asked ? query('/tutor/applications/list/', asked) : null)
  const all: Places['groups'] = [
    { label: 'palette.screens', places: screens },
    { label: 'palette.students', places: closest(words, (students.data?.data ?? []).map(toStudent)) },
    { label: 'palette.tutors', places: closest(words, (tutors.data?.data ?? []).map(toTutor)) },
  ]
  return {
    groups: all.filter(({ places }) => places.length > 0),
    isBusy: students.isLoading || tutors.isLoading,
    isFailed: Boolean(students.error ?? tutors.error),
  }
}

function useScreens(words: string): Place[] {
  const intl = useIntl()
  const { user } = useSession()
  const institute = useInstitute()
  const asked = plainText(words)
  return menuOf({ user, institute })
    .flatMap(({ entries }) => entries)
    .map(({ path, menu }) => ({ to: path, name: intl.formatMessage({ id: menu }) }))
    .filter(({ name }) => plainText(name).includes(asked))
}

interface Named {
  id: number
  first_name: string
  last_name: string
  email: string
}

function nameOf({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim()
}

function toStudent(student: Named): Place {
  const name = nameOf(student)
  return { to: withSearch(addresses.students, { q: student.email }), name, detail: student.email }
}

const listOf: Record<TutorApplication['status'], string> = {
  new: addresses.newTutors,
  under_review: addresses.underReviewTutors,
  approved: addresses.approvedTutors,
  rejected: addresses.rejectedTutors,
  terminated: addresses.terminatedTutors,
}

function toTutor(tutor: TutorApplication): Place {
  const to = withSearch(listOf[tutor.status], { q: tutor.email, id: tutor.id })
  return { to, name: nameOf(tutor), detail: tutor.email }
}

/** Those whose name begins with the words first; the others as they come. */
function closest(words: string, places: Place[]): Place[] {
  const begins = ({ name }: Place) => plainText(name).startsWith(plainText(words))
  return [...places.filter(begins), ...places.filter((place) => !begins(place))]
}
