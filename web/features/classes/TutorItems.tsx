import { FormattedMessage } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { getDayInZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { toMoveRow, useMovesToAnswer } from './moveRequests.tsx'
import { PendingList } from './PendingList.tsx'

const HOUR = 3_600_000
/** Days for which a tutor is reminded of a class without attendance */
const REMINDED = 30

interface TutorItemsProps {
  /** Builds the path of a class's details */
  getPath: (bookedClass: number) => string
}

/** Requests to answer, and past classes whose attendance a tutor has not recorded. */
export function TutorItems({ getPath }: TutorItemsProps) {
  const { timeZone } = useViewer()
  const from = getDayInZone(useNow(HOUR) - REMINDED * 24 * HOUR, timeZone)
  const moves = useMovesToAnswer('tutor')
  const { data } = useQuery(
    query('/classes/archived/list/', { query: { outcome: ['unrecorded'], from, page: 1, page_size: 1 } }),
  )
  const [last] = data?.data ?? []
  const count = data?.total ?? 0
  const unrecorded = last && {
    key: 'attendance',
    title: count === 1 ? <bdi>{last.course.name}</bdi> : <FormattedMessage id="classes.attendance" />,
    text: <FormattedMessage id="classes.unrecorded" values={{ count }} />,
    to:
      count === 1
        ? getPath(last.id)
        : withSearch(paths.tutorArchive, { 'f.outcome': 'unrecorded', 'f.from': from }),
    act: 'classes.record' as const,
  }
  return (
    <PendingList
      rows={[...moves.map((row) => toMoveRow(row, getPath)), ...(unrecorded ? [unrecorded] : [])]}
    />
  )
}
