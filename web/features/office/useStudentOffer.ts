import { query, useQuery } from '#web/api/query.ts'
import type { Choice } from '#web/ui/DualList.tsx'
import { useLast } from '#web/ui/useLast.ts'

/** Active students whose name, e-mail or phone has the words; the last ones stay while new ones come. */
export function useStudentOffer(search: string): readonly Choice[] {
  const { data } = useQuery(
    query('/students/list/', { query: { status: true, page_size: 25, ...(search ? { search } : {}) } }),
  )
  return (useLast(data)?.data ?? []).map((student) => ({
    id: student.id,
    name: `${student.first_name} ${student.last_name}`,
    profile_picture_url: student.profile_picture_url,
    detail: student.email,
  }))
}
