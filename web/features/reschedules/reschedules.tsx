import type { RescheduleRequest } from '#sdk'
import { learnerNames, tutorNames } from '#web/domain/nameQueries.ts'
import { paths, withSearch } from '#web/paths.ts'
import { dateTime, named, person, plain, status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { RescheduleDetail } from './RescheduleDetail.tsx'
import { TwoZones } from './TwoZones.tsx'

const requestListPaths = {
  pending: paths.rescheduleRequests,
  accepted: paths.acceptedRequests,
  refused: paths.refusedRequests,
  cancelled: paths.refusedRequests,
} as const

const tones = { pending: 'waiting', accepted: 'good', refused: 'bad', cancelled: 'neutral' } as const

/**
 * Declares the list of reschedule requests in one state; those that were withdrawn or ran out are among the refused.
 * @see specification section 4
 */
export function defineReschedules(state: 'pending' | 'accepted' | 'refused') {
  const isPending = state === 'pending'
  return defineResource({
    name: 'reschedules',
    title: `reschedules.${state}.title`,
    list: '/reschedule/list/',
    baseQuery: { state: state === 'refused' ? ['refused', 'cancelled'] : [state] },
    getName: ({ student }) => student.name,
    buildRecordPath: (request, id) => withSearch(requestListPaths[request.state], { id }),
    columns: [
      person('student'),
      person('tutor'),
      named('course', { isExtra: true }),
      createTimeColumn('from_date_time'),
      createTimeColumn('to_date_time'),
      ...(state === 'refused' ? [status('state', 'reschedules.options.state', tones)] : []),
      plain('reason', { isExtra: true }),
      dateTime('asked_on', { sort: true, isExtra: true }),
      ...(isPending
        ? [dateTime('expires_on')]
        : [
            // Beside the state there is no room for it in the browser's own typeface
            dateTime('answered_on', { isExtra: state === 'refused' }),
            plain('answer_reason', { isExtra: true }),
          ]),
    ],
    filters: [
      ...(state === 'refused'
        ? [{ name: 'state', kind: 'choices', options: ['refused', 'cancelled'] } as const]
        : []),
      { name: 'tutor_id', kind: 'record', read: tutorNames },
      { name: 'learner_id', kind: 'record', read: learnerNames },
    ],
    Detail: RescheduleDetail,
    actions: isPending
      ? [
          {
            name: 'accept',
            confirm: 'yes',
            done: 'reschedules.accepted',
            isDone: (request) => request.state === 'accepted',
            run: (clients, { id }) =>
              clients.api.POST('/reschedule/{id}/accept/', { params: { path: { id } } }),
          },
          {
            name: 'refuse',
            confirm: 'reason',
            isDanger: true,
            done: 'reschedules.refused',
            isDone: (request) => request.state === 'refused',
            run: (clients, { id }, reason) =>
              clients.api.POST('/reschedule/{id}/refuse/', { params: { path: { id } }, body: { reason } }),
          },
        ]
      : [],
    bulkActions: isPending
      ? [
          {
            name: 'accept',
            question: {
              confirm: 'yes',
              title: 'reschedules.ask.bulk.accept',
              text: 'reschedules.ask.bulk.accept.text',
            },
            run: (clients, ids) => clients.api.POST('/reschedule/bulk/', { body: { ids, action: 'accept' } }),
          },
        ]
      : [],
  })
}

/** Creates a column with the time in the viewer's zone and, if different, in the tutor's. */
function createTimeColumn(name: 'from_date_time' | 'to_date_time') {
  return {
    name,
    ...(name === 'from_date_time' ? { sort: name } : {}),
    show: (request: RescheduleRequest) => (
      <TwoZones instant={request[name]} other={request.tutor_time_zone} />
    ),
    text: (request: RescheduleRequest) => request[name],
  }
}
