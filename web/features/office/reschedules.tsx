import type { RescheduleRequest } from '#sdk'
import { moment, named, person, plain } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { TwoZones } from './TwoZones.tsx'

/** Requests to move a class: three lists by state (specification section 4). */
export function reschedules(state: 'pending' | 'accepted' | 'refused') {
  const isPending = state === 'pending'
  return defineResource({
    name: 'reschedules',
    title: `reschedules.${state}.title`,
    list: '/reschedule/list/',
    fixed: { state: [state] },
    nameOf: ({ student }) => student.name,
    columns: [
      person('student'),
      person('tutor'),
      named('course', { isExtra: true }),
      time('from_date_time'),
      time('to_date_time'),
      plain('reason'),
      moment('asked_on', { sort: true, isExtra: true }),
      ...(isPending
        ? [moment('expires_on')]
        : [moment('answered_on'), plain('answer_reason', { isExtra: state === 'accepted' })]),
    ],
    actions: isPending
      ? [
          {
            name: 'accept',
            done: 'reschedules.accepted',
            run: (clients, { id }) =>
              clients.api.POST('/reschedule/{id}/accept/', { params: { path: { id } } }),
          },
          {
            name: 'refuse',
            ask: 'reason',
            isDanger: true,
            done: 'reschedules.refused',
            run: (clients, { id }, reason) =>
              clients.api.POST('/reschedule/{id}/refuse/', { params: { path: { id } }, body: { reason } }),
          },
        ]
      : [],
    bulk: isPending
      ? [
          {
            name: 'accept',
            ask: 'yes',
            run: (clients, ids) => clients.api.POST('/reschedule/bulk/', { body: { ids, action: 'accept' } }),
          },
        ]
      : [],
  })
}

/** A time in the viewer's zone with the tutor's below, where they differ. */
function time(name: 'from_date_time' | 'to_date_time') {
  return {
    name,
    ...(name === 'from_date_time' ? { sort: name } : {}),
    show: (request: RescheduleRequest) => (
      <TwoZones instant={request[name]} other={request.tutor_time_zone} />
    ),
    text: (request: RescheduleRequest) => request[name],
  }
}
