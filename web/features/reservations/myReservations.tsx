import type { Reservation } from '#sdk'
import { cancelReservation } from './cancelReservation.tsx'
import { learnersColumn } from '#web/domain/booking/learnersColumn.tsx'
import { tutorsColumn } from '#web/domain/booking/tutorsColumn.tsx'
import { DueReservations } from './DueReservations.tsx'
import { classesUsedColumn, paymentStateColumn, reservationTones } from './reservationColumns.tsx'
import { LateReservationDetail } from './LateReservationDetail.ts'
import { renewalActions } from './renewalActions.ts'
import { paths, withSearch } from '#web/paths.ts'
import { day, figure, named, status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'

const states = {
  active: ['pending', 'active'],
  history: ['finished', 'cancelled'],
} as const

function isPast({ state }: Reservation): boolean {
  return state === 'finished' || state === 'cancelled'
}

/** Declares the list of a student's reservations, current or past. */
export function defineMyReservations(tab: keyof typeof states) {
  return defineResource({
    name: 'myReservations',
    list: '/reservations/list/',
    baseQuery: { state: [...states[tab]] },
    isSimple: true,
    ...(tab === 'active' && {
      Header: DueReservations,
      emptyAction: { to: paths.tutors, label: 'myReservations.begin' },
    }),
    getName: ({ reference }) => reference,
    buildRecordPath: (reservation, id) =>
      withSearch(paths.reservations, {
        ...(isPast(reservation) && { tab: 'history' }),
        id,
      }),
    columns: [
      {
        name: 'courses',
        show: ({ courses }, { list }) => <bdi>{list(courses.map(({ name }) => name))}</bdi>,
        text: ({ courses }) => courses.map(({ name }) => name).join(', '),
      },
      tutorsColumn,
      learnersColumn,
      named('program', { isExtra: true }),
      status(
        'state',
        'myReservations.options.state',
        reservationTones,
        // The payment of a cancelled reservation is completed, too
        { isExtra: tab === 'active' },
      ),
      paymentStateColumn,
      classesUsedColumn,
      day('renews_on'),
      figure('total_cost', { isExtra: true }),
    ],
    actions: [cancelReservation, ...renewalActions],
    Detail: LateReservationDetail,
  })
}
