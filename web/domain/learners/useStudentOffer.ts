import { createElement } from 'react'
import { type Query, query, useQuery } from '#web/api/query.ts'
import { InactiveMark } from '#web/resource/PersonCell.tsx'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { useLast } from '#web/ui/useLast.ts'

interface StudentOffer {
  learners: readonly DualListItem[]
  /** There is no learner at all to assign to */
  isEmpty: boolean
}

/**
 * Finds students and kids by name: all active ones for staff, their own for tutors. Keeps the previous result while
 * loading.
 */
export function useStudentOffer(search: string): StudentOffer {
  const { data } = useQuery(createOfferQuery({ page_size: 25, ...(search ? { search } : {}) }))
  const learners = useLast(data) ?? []
  return { learners, isEmpty: data?.length === 0 && search === '' }
}

function createOfferQuery(words: { page_size: number; search?: string }): Query<readonly DualListItem[]> {
  const read = query('/learners/list/', { query: words })
  return {
    path: `${read.path}#offer`,
    init: read.init,
    load: async (clients, signal) =>
      (await read.load(clients, signal)).data.map(({ guardian, email, ...person }) =>
        toDualListItem({ ...person, guardian: guardian ?? email }),
      ),
  }
}

/** Converts a learner to an item of the two lists, a kid with the parent's name. */
export function toDualListItem({
  id,
  name,
  profile_picture_url,
  guardian,
  is_inactive,
}: {
  id: number
  name: string
  profile_picture_url: string | null
  guardian?: string | null
  is_inactive?: boolean
}): DualListItem {
  return {
    id,
    name,
    profile_picture_url,
    ...(guardian ? { detail: guardian } : {}),
    ...(is_inactive ? { mark: createElement(InactiveMark) } : {}),
  }
}
