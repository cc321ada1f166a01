import { type Query, query, useQuery } from '#web/api/query.ts'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { useLast } from '#web/ui/useLast.ts'

/**
 * Finds students by name: all active ones for staff, their own for tutors. Keeps the previous result while loading.
 */
export function useStudentOffer(search: string): readonly DualListItem[] {
  const { user } = useSession()
  const words = { page_size: 25, ...(search ? { search } : {}) }
  const { data } = useQuery(isStaff(user) ? createAllStudentsQuery(words) : createOwnStudentsQuery(words))
  return useLast(data) ?? []
}

type SearchParams = { page_size: number; search?: string }

function createAllStudentsQuery(words: SearchParams): Query<readonly DualListItem[]> {
  const read = query('/students/list/', { query: { status: true, ...words } })
  return {
    path: `${read.path}#offer`,
    init: read.init,
    load: async (clients, signal) =>
      (await read.load(clients, signal)).data.map((student) => ({
        id: student.id,
        name: `${student.first_name} ${student.last_name}`,
        profile_picture_url: student.profile_picture_url,
        detail: student.email,
      })),
  }
}

function createOwnStudentsQuery(words: SearchParams): Query<readonly DualListItem[]> {
  const read = query('/tutor/students/list/', { query: words })
  return {
    path: `${read.path}#offer`,
    init: read.init,
    load: async (clients, signal) =>
      (await read.load(clients, signal)).data.map(({ id, name, profile_picture_url, guardian }) => ({
        id,
        name,
        profile_picture_url,
        ...(guardian ? { detail: guardian } : {}),
      })),
  }
}
