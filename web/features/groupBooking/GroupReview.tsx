import type { Quote } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { paths } from '#web/paths.ts'
import { ReviewList, ReviewRow } from '#web/domain/booking/ReviewList.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { interviewsQuery } from '#web/domain/booking/groupQueries.ts'
import { GroupClassLine } from './GroupClassLine.tsx'
import { groupProgramsQuery } from './queries.ts'
import { useGroupChoice } from './useGroupChoice.ts'
import { findSeat } from './useSeenSeats.ts'

/** Everything that will be booked for each kid with the days of its classes, and links to change it. */
export function GroupReview({ seats = [] }: { seats?: Quote['seats'] }) {
  const { matrix, courses, groups, chosen, isInterviewKept, findCourse, kidOf, isNewFlow } = useGroupChoice()
  const interviews = useQuery(isInterviewKept ? null : interviewsQuery({ courses, groups }))
  const programs = useQuery(isNewFlow ? null : groupProgramsQuery({ courses, groups }))
  const meeting = interviews.data?.data.find(({ id }) => id === chosen.webinar)
  const program = programs.data?.data.find(({ id }) => id === chosen.program)
  const second = isNewFlow ? paths.groupKids : paths.groupPrograms
  return (
    <ReviewList>
      {program && (
        <ReviewRow label="booking.program" to={second}>
          {program.name}
        </ReviewRow>
      )}
      <ReviewRow label="booking.step.kids" to={second}>
        {matrix.map(({ course_id, user_id, group_class_id }) => (
          <span key={`${course_id} ${user_id}`}>
            <bdi>{kidOf(user_id)?.first_name}</bdi> · {findCourse(course_id)?.name}
            <GroupClassLine
              id={group_class_id}
              starts={findSeat(seats, { user_id, group_class_id })?.starts}
            />
          </span>
        ))}
      </ReviewRow>
      <ReviewRow label="booking.step.interview" to={paths.groupInterview}>
        {isInterviewKept && <FormattedMessage id="booking.interview.kept" />}
        {meeting && <DateTime start={meeting.start_date_time} end={meeting.end_date_time} />}
      </ReviewRow>
    </ReviewList>
  )
}
