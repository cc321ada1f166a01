import type { RescheduleRequest } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { type Side, waitingRequestsQuery } from '#web/domain/classes/queries.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import type { PendingRow } from './PendingList.tsx'

/** Returns the requests to move a class that the user has to answer. */
export function useMovesToAnswer(side: Side): readonly RescheduleRequest[] {
  const { data } = useQuery(waitingRequestsQuery)
  return data?.data.filter(({ asked_by }) => asked_by !== side) ?? []
}

/**
 * Builds the row of a request to move a class.
 * @param getPath builds the path of the class's details, where the request is answered
 */
export function toMoveRow(request: RescheduleRequest, getPath: (bookedClass: number) => string): PendingRow {
  const { id, class_id, course, student, asker, to_date_time } = request
  return {
    key: `move-${id}`,
    title: <bdi>{course.name}</bdi>,
    text: (
      <FormattedMessage
        id="family.move"
        values={{
          name: <bdi>{asker.name}</bdi>,
          isKids: student.guardian !== undefined && student.guardian !== null,
          learner: <bdi>{student.name}</bdi>,
          time: <DateTime start={to_date_time} isZoneKnown />,
        }}
      />
    ),
    to: getPath(class_id),
    buttonText: 'family.answer',
  }
}
