import { cancelReservation } from './cancelReservation.tsx'
import { learnersColumn } from '#web/domain/booking/learnersColumn.tsx'
import { tutorsColumn } from '#web/domain/booking/tutorsColumn.tsx'
import { classesUsedColumn, paymentStateColumn, reservationTones } from './reservationColumns.tsx'
import { LateReservationDetail } from './LateReservationDetail.ts'
import { renewalActions } from './renewalActions.ts'
import { learnerNames, studentNames, tutorNames } from '#web/domain/nameQueries.ts'
import { day, named, person, plain, status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'

/** All reservations. */
export const reservations = defineResource({
  name: 'reservationList',
  list: '/reservations/list/',
  getName: ({ reference }) => reference,
  columns: [
    plain('reference', { isUncut: true }),
    person('student', { isExtra: true }),
    // With the parent's name under a kid's
    learnersColumn,
    tutorsColumn,
    status(
      'kind',
      'reservationList.options.kind',
      { one_to_one: 'neutral', trial: 'neutral', group: 'neutral' },
      { isExtra: true },
    ),
    named('program', { isExtra: true }),
    status('state', 'reservationList.options.state', reservationTones),
    paymentStateColumn,
    classesUsedColumn,
    {
      name: 'total_cost',
      isFigure: true,
      show: ({ total_cost, currency }, { money }) => money(total_cost, currency),
      text: ({ total_cost }) => total_cost,
    },
    day('starts_on', { sort: true }),
  ],
  filters: [
    { name: 'state', kind: 'choices', options: ['pending', 'active', 'finished', 'cancelled'] },
    { name: 'kind', kind: 'choice', options: ['one_to_one', 'trial', 'group'] },
    { name: 'tutor_id', kind: 'record', read: tutorNames },
    { name: 'student_id', kind: 'record', read: studentNames },
    { name: 'learner_id', kind: 'record', read: learnerNames },
  ],
  actions: [cancelReservation, ...renewalActions],
  Detail: LateReservationDetail,
})
