import { FormattedMessage } from 'react-intl'
import { menuCountsQuery } from '#web/api/menuCounts.ts'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { getDayInZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { toMoveRow, useMovesToAnswer } from './moveRequests.tsx'
import { PendingList, type PendingRow } from './PendingList.tsx'

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
  const count = useQuery(menuCountsQuery).data?.data.unrecorded ?? 0
  const unrecorded: PendingRow = {
    key: 'attendance',
    title: <FormattedMessage id="classes.attendance" />,
    text: <FormattedMessage id="classes.unrecorded" values={{ count }} />,
    to: withSearch(paths.tutorArchive, { 'f.outcome': 'unrecorded', 'f.from': from }),
    buttonText: 'classes.record',
  }
  return (
    <PendingList rows={[...moves.map((row) => toMoveRow(row, getPath)), ...(count ? [unrecorded] : [])]} />
  )
}
