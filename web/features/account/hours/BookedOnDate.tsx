import { makeStyles, tokens } from '@fluentui/react-components'
import type { HoursException } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { calendarQuery } from '#web/domain/classes/queries.ts'
import { paths, withSearch } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { computeDay, listDisplaced } from './displaced.ts'

interface BookedOnDateProps {
  exception: HoursException
  /** Of the hours */
  timeZone: string
}

/** The booked classes of a tutor on a day off, or outside its hours: they stay, and are moved or cancelled one by one. */
export function BookedOnDate({ exception, timeZone }: BookedOnDateProps) {
  const styles = useStyles()
  const { list } = useFormats()
  const { language } = useViewer()
  const { from, to } = computeDay(exception.date, timeZone)
  const { data } = useQuery(calendarQuery(from, to))
  const displaced = listDisplaced(data?.data ?? [], exception, timeZone)
  if (displaced.length === 0) return null
  return (
    <p role="status" className={styles.root}>
      <FormattedMessage
        id="hours.booked"
        values={{
          count: displaced.length,
          classes: list(
            displaced.map(({ id, start_date_time, course }) => (
              <Link key={id} to={withSearch(paths.currentClasses, { class: id })}>
                {formatTime(start_date_time, language, timeZone)} · <bdi>{course.name}</bdi>
              </Link>
            )),
          ),
        }}
      />
    </p>
  )
}

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    flexBasis: '100%',
    margin: 0,
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
    '& a': { color: 'inherit' },
  },
})
