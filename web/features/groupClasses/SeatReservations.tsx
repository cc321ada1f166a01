import type { Person } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { query, useQuery } from '#web/api/query.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { paths, withSearch } from '#web/paths.ts'

interface SeatReservationsProps {
  learner: Person
  /** Id of the course of the group class */
  course: number
}

/** Links to the reservations that pay a learner's seat in a group class; nothing where there are none. */
export function SeatReservations({ learner, course }: SeatReservationsProps) {
  const { data } = useQuery(
    query('/reservations/list/', {
      query: { learner_id: learner.id, kind: 'group', state: ['active'], page_size: 100 },
    }),
  )
  const paid = data?.data.filter(({ courses }) => courses.some(({ id }) => id === course)) ?? []
  return paid.map(({ id, reference }) => (
    <div key={id}>
      <Link to={withSearch(paths.reservations, { id })}>
        <FormattedMessage
          id="assign.reservation"
          values={{ reference: isolateText(reference), name: isolateText(learner.name) }}
        />
      </Link>
    </div>
  ))
}
