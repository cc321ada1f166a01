import { useSWRConfig } from 'swr'
import { useToastedCall } from '#web/domain/useToastedCall.ts'

const AREAS = ['/reservations/', '/payments/', '/classes/', '/webinar/', '/group/interviews/']

/**
 * Returns a function that changes a reservation, shows the result as a toast and revalidates reservations,
 * their classes and payments, and interviews.
 */
export function useReservationAction() {
  const { mutate } = useSWRConfig()
  return useToastedCall(() =>
    mutate((key) => Array.isArray(key) && AREAS.some((area) => String(key[1]).startsWith(area))),
  )
}
