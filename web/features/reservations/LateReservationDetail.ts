import { createLateDetail } from '#web/resource/createLateDetail.ts'

/** The details of a reservation, for the lists of both sides. */
export const LateReservationDetail = createLateDetail(
  () => import('./ReservationDetail.tsx'),
  'ReservationDetail',
)
