import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { repeatWeekly, findShifts } from '#web/calendar/recurrence.ts'
import type { TemporalApi } from '#web/calendar/temporal.ts'
import { sortSlots } from '#web/state/selectionActions.ts'
import { useSelection } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { formatRange, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'
import { Status } from '#web/ui/Status.tsx'
import { noRevalidation, scheduleQuery } from './queries.ts'

interface MonthPreviewProps {
  tutor: TutorProfile
  temporal: TemporalApi
  weeks: number
}

/** All dates of the month before payment, in the viewer's zone, with clashes and clock changes marked. */
export function MonthPreview({ tutor, temporal, weeks }: MonthPreviewProps) {
  const styles = useStyles()
  const { language, timeZone } = useViewer()
  const chosen = useSelection()
  const { data } = useQuery(scheduleQuery(chosen), { keepPreviousData: false, ...noRevalidation })
  // Computed here until the API answers: dates are shown at once, clashes follow
  const reckoned = repeatWeekly(
    temporal,
    sortSlots(chosen.slots).map(({ start_date_time }) => start_date_time),
    { weeks, zone: tutor.time_zone },
  )
  const series =
    data ?? reckoned.map((row) => ({ ...row, is_clash: false, is_clock_change: row.change !== undefined }))
  const shifts = findShifts(temporal, series, { viewerZone: timeZone, tutorZone: tutor.time_zone })
  const clashes = series.filter(({ is_clash }) => is_clash).length
  const [first] = series
  return (
    <Section
      title={<FormattedMessage id="booking.month" values={{ count: series.length }} />}
      action={
        first && (
          <span className={styles.quiet}>
            {formatZone(timeZone, language, new Date(first.start_date_time))}
          </span>
        )
      }
    >
      {clashes > 0 && (
        <p className={styles.clash}>
          <FormattedMessage id="booking.month.clashes" values={{ count: clashes }} />
        </p>
      )}
      <ol className={styles.list} aria-busy={!data}>
        {series.map(({ start_date_time, end_date_time, is_clash, is_clock_change }) => {
          const shift = shifts.get(start_date_time)
          return (
            <li key={start_date_time} className={styles.row}>
              <time dateTime={start_date_time} className={is_clash ? styles.gone : undefined}>
                {formatRange(start_date_time, end_date_time, language, timeZone)}
              </time>
              {is_clash && (
                <Status tone="bad">
                  <FormattedMessage id="booking.month.clash" />
                </Status>
              )}
              {is_clock_change && (
                <Status tone="waiting">
                  <FormattedMessage id="booking.month.moved" />
                </Status>
              )}
              {shift && (
                <Status tone="waiting">
                  <FormattedMessage id="booking.month.shift" values={shift} />
                </Status>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  clash: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: '#fbe9e7',
    color: '#7a1d16',
    fontSize: tokens.fontSizeBase300,
  },
  list: {
    display: 'grid',
    gap: '8px 32px',
    margin: 0,
    paddingInlineStart: '24px',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  },
  row: { '& > *': { marginInlineEnd: '8px' } },
  gone: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
})
