import type { Reservation } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { chooseKidsCourses } from '#web/state/kidsSelection.ts'
import { useInstitute, useStores } from '#web/state/stores.ts'

interface SeatEndProps {
  courses: Reservation['courses']
  /** The date of the last paid class */
  day: string
}

/**
 * The end of the paid classes of a seat, with the link to the step that offers the next ones of the same group class:
 * in the list of group courses it may be full (docs/decisions.md#next-month-of-seat).
 */
export function SeatEnd({ courses, day: last }: SeatEndProps) {
  const { day } = useFormats()
  const { kidsSelection } = useStores()
  const { institute } = useInstitute()
  const isNewFlow = institute?.is_new_group_class_flow_enabled === true
  const ids = courses.map(({ id }) => id)
  return (
    <>
      <FormattedMessage id="myReservations.seatEnds" values={{ day: day(last) }} />{' '}
      <Link
        to={isNewFlow ? paths.groupKids : paths.groupPrograms}
        onClick={() => chooseKidsCourses(kidsSelection, ids)}
      >
        <FormattedMessage id="myReservations.nextClasses" />
      </Link>
    </>
  )
}
