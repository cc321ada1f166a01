import type { TutorProfile } from '#sdk'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useTemporal } from '#web/calendar/temporal.ts'
import { toReservation } from '#web/paths.ts'
import { ReviewList, ReviewRow } from '#web/domain/booking/ReviewList.tsx'
import { CourseLine } from '#web/domain/booking/CourseLine.tsx'
import { findCourseName } from './findCourseName.ts'
import { sortSlots } from '#web/state/sortSlots.ts'
import { useSelection } from '#web/state/stores.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { MonthPreview } from './MonthPreview.tsx'
import { useProgram } from './useProgram.ts'

interface ReviewProps {
  tutor: TutorProfile
  onReplace: ComponentProps<typeof MonthPreview>['onReplace']
}

/** Everything that will be booked, each with a link to change it. */
export function Review({ tutor, onReplace }: ReviewProps) {
  const intl = useIntl()
  const temporal = useTemporal()
  const chosen = useSelection()
  const { program, isMonthly } = useProgram(tutor.id)
  const courses = tutor.courses.filter(({ id }) => chosen.courses.includes(id)).map(({ name }) => name)
  return (
    <>
      <ReviewList>
        <ReviewRow label="booking.step.courses" to={toReservation(tutor.id, 'courses')}>
          {intl.formatList(courses)}
        </ReviewRow>
        {!chosen.isTrial && (
          <ReviewRow label="booking.program" to={toReservation(tutor.id, 'programs')}>
            {program && `${program.name}: ${program.description}`}
          </ReviewRow>
        )}
        <ReviewRow label="booking.times" to={toReservation(tutor.id, 'sessions')}>
          {sortSlots(chosen.slots).map((slot) => (
            <span key={slot.id}>
              <DateTime start={slot.start_date_time} end={slot.end_date_time} />{' '}
              {slot.course && <CourseLine>{findCourseName(tutor, slot.course)}</CourseLine>}
            </span>
          ))}
        </ReviewRow>
      </ReviewList>
      {isMonthly && program && temporal && (
        <MonthPreview tutor={tutor} temporal={temporal} weeks={program.weeks} onReplace={onReplace} />
      )}
    </>
  )
}
