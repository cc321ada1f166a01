import type { ClassDetail } from '#sdk'
import { useNow } from '#web/time/viewer.ts'

/**
 * Returns the reschedule request of a class as it is now, and whether another one may be made: until some hours before the
 * class, and while no other one waits for its answer.
 */
export function useMoveState({ reschedule, reschedule_until }: ClassDetail, hasBegun: boolean) {
  const now = useNow(30_000)
  const isExpired = reschedule?.state === 'pending' && now >= Date.parse(reschedule.expires_on)
  const isWaiting = reschedule?.state === 'pending' && !isExpired
  return {
    request: reschedule && isExpired ? { ...reschedule, state: 'cancelled' as const } : reschedule,
    isWaiting,
    mayAsk: !isWaiting && !hasBegun && now < Date.parse(reschedule_until),
  }
}
