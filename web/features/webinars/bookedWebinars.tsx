import type { WebinarRegistration } from '#sdk'
import { paths, withSearch } from '#web/paths.ts'
import { status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { describeSeat, seatTones } from './describeSeat.ts'

const seat = status('status', 'bookedWebinars.options.status', seatTones)

/** Webinars at which the user is registered or on the waiting list. */
export const bookedWebinars = defineResource({
  name: 'bookedWebinars',
  list: '/webinar/booked/list/',
  isSearched: false,
  isSimple: true,
  getName: ({ webinar }) => webinar.title,
  columns: [
    {
      name: 'title',
      show: ({ webinar }) => <bdi>{webinar.title}</bdi>,
      text: ({ webinar }) => webinar.title,
    },
    {
      name: 'start_date_time',
      isDateTime: true,
      show: ({ webinar }, { dateTime }) => dateTime(webinar.start_date_time),
      text: ({ webinar }) => webinar.start_date_time,
    },
    {
      name: 'tutor',
      show: ({ webinar }) => <bdi>{webinar.tutor.name}</bdi>,
      text: ({ webinar }) => webinar.tutor.name,
    },
    {
      name: 'learner',
      show: ({ learner }) => learner.name,
      text: ({ learner }) => learner.name,
    },
    {
      ...seat,
      show: (row, tools) => seat.show?.({ status: describeSeat(row.status, row.webinar) }, tools),
      text: (row, tools) => seat.text?.({ status: describeSeat(row.status, row.webinar) }, tools) ?? '',
    },
  ],
  filters: [
    { name: 'status', kind: 'choices', options: ['registered', 'waitlisted', 'cancelled', 'attended'] },
    { name: 'state', kind: 'choices', options: ['not started', 'running', 'finished'] },
  ],
  emptyAction: { to: paths.webinars, label: 'shell.webinars' },
  links: [
    {
      name: 'join',
      when: ({ status: registration, webinar }) =>
        registration === 'registered' && webinar.state !== 'finished' && !webinar.is_cancelled,
      to: ({ webinar }) => withSearch(paths.meeting, { halaqa: webinar.id }),
    },
    { name: 'details', to: ({ webinar }) => withSearch(paths.webinars, { id: webinar.id }) },
  ],
  actions: [
    {
      name: 'cancel',
      isCancelling: true,
      confirm: 'yes',
      isDanger: true,
      when: ({ status: registration, webinar }: WebinarRegistration) =>
        webinar.state === 'not started' && (registration === 'registered' || registration === 'waitlisted'),
      run: (clients, { webinar }) =>
        clients.api.POST('/webinar/{id}/cancel/', { params: { path: { id: webinar.id } }, body: {} }),
      isDone: ({ status: registration }) => registration === 'cancelled',
    },
  ],
})
