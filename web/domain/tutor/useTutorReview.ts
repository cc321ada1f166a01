import type { Teaching } from '#sdk'
import { useQuery } from '#web/api/query.ts'
import { useSession } from '#web/state/stores.ts'
import { teachingQuery } from './queries.ts'

interface TutorReviewState {
  /** Of a tutor, once it is fetched */
  teaching: Teaching | undefined
  /** Whether the dashboard is open: to all but tutors who are not approved */
  isOpen: boolean
  isLoading: boolean
}

/** Returns the state of the signed-in tutor's review; for others the dashboard is open at once. */
export function useTutorReview(): TutorReviewState {
  const { user } = useSession()
  const { data, error } = useQuery(user?.category === 'tutor' ? teachingQuery : null)
  const isLoading = user?.category === 'tutor' && !data && !error
  return {
    teaching: data?.data,
    isOpen: !isLoading && (data?.data.status ?? 'approved') === 'approved',
    isLoading,
  }
}
