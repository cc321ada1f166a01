import type { WebinarRegistration } from '#sdk'

type Seat = WebinarRegistration['status'] | 'missed' | 'unseated'

export const seatTones = {
  registered: 'good',
  waitlisted: 'waiting',
  cancelled: 'bad',
  attended: 'neutral',
  missed: 'bad',
  unseated: 'neutral',
} as const satisfies Record<Seat, string>

/** Describes a registration: after the webinar those still registered did not come, and those who waited got no seat. */
export function describeSeat(
  status: WebinarRegistration['status'],
  { state, is_cancelled = false }: { state: string; is_cancelled?: boolean },
): Seat {
  if (state !== 'finished' || is_cancelled) return status
  if (status === 'registered') return 'missed'
  return status === 'waitlisted' ? 'unseated' : status
}
