import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { PlannedSession, TutorProfile } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { repeatWeekly, findShifts } from '#web/calendar/recurrence.ts'
import type { TemporalApi } from '#web/calendar/temporal.ts'
import type { ChosenSlot } from '#web/state/selection.ts'
import { useSelection } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatRange, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'
import { Status } from '#web/ui/Status.tsx'
import { CourseLine } from '#web/domain/booking/CourseLine.tsx'
import { findCourseName } from './findCourseName.ts'
import { ClashRow } from './ClashRow.tsx'
import { useMonth } from './useMonth.ts'

interface MonthPreviewProps {
  tutor: TutorProfile
  temporal: TemporalApi
  weeks: number
  /** Chooses another hour for a date that clashes, or none */
  onReplace: (clash: string, slot: ChosenSlot | undefined) => void
}

/**
 * All dates of the month before payment, in the viewer's zone, with clock changes marked. A date on which the tutor is
 * not free is not paid, and another hour can be chosen for it.
 */
export function MonthPreview({ tutor, temporal, weeks, onReplace }: MonthPreviewProps) {
  const styles = useStyles()
  const { language, timeZone } = useViewer()
  const chosen = useSelection()
  const { data, count, open } = useMonth(true)
  // Computed here until the API answers: dates are shown at once, clashes follow
  const reckoned = chosen.slots.flatMap(({ id, start_date_time }) =>
    repeatWeekly(temporal, [start_date_time], { weeks, zone: tutor.time_zone }).map((row) => ({
      ...row,
      slot_id: id,
      is_clash: false,
      is_clock_change: row.change !== undefined,
    })),
  )
  const series =
    data ?? reckoned.toSorted((a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time))
  const courses = new Map(chosen.slots.map(({ id, course }) => [id, findCourseName(tutor, course)]))
  const shifts = findShifts(temporal, series, { viewerZone: timeZone, tutorZone: tutor.time_zone })
  const [first] = series
  return (
    <Section
      title={<FormattedMessage id="booking.month" values={{ count: count ?? series.length }} />}
      action={
        first && (
          <span className={styles.quiet}>
            {formatZone(timeZone, language, new Date(first.start_date_time))}
          </span>
        )
      }
    >
      {open > 0 && (
        <p className={styles.clash}>
          <FormattedMessage id="booking.month.clashes" values={{ count: open }} />
        </p>
      )}
      <ol
        className={mergeClasses(styles.list, series.some(({ is_clash }) => is_clash) && styles.single)}
        aria-busy={!data}
      >
        {series.map((row) =>
          row.is_clash && row.week > 1 ? (
            <li key={row.start_date_time}>
              <ClashRow
                tutor={tutor}
                planned={row}
                course={courses.get(row.slot_id ?? 0)}
                chosen={chosen.replacements.find(
                  ({ clash }) => Date.parse(clash) === Date.parse(row.start_date_time),
                )}
                onReplace={(slot) => onReplace(row.start_date_time, slot)}
              />
            </li>
          ) : (
            <li key={row.start_date_time} className={styles.row}>
              <PlannedTime
                planned={row}
                course={courses.get(row.slot_id ?? 0)}
                shift={shifts.get(row.start_date_time)}
              />
            </li>
          ),
        )}
      </ol>
    </Section>
  )
}

interface PlannedTimeProps {
  planned: Pick<PlannedSession, 'start_date_time' | 'end_date_time' | 'is_clock_change'>
  /** Of two */
  course: string | undefined
  shift: { before: string; now: string } | undefined
}

function PlannedTime({ planned, course, shift }: PlannedTimeProps) {
  const viewer = useViewer()
  return (
    <>
      <time dateTime={planned.start_date_time}>
        {formatRange(planned.start_date_time, planned.end_date_time, viewer)}
      </time>
      {course && <CourseLine>{course}</CourseLine>}
      {planned.is_clock_change && (
        <Status tone="waiting">
          <FormattedMessage id="booking.month.moved" />
        </Status>
      )}
      {shift && (
        <Status tone="waiting">
          <FormattedMessage id="booking.month.shift" values={shift} />
        </Status>
      )}
    </>
  )
}

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  clash: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
    fontSize: tokens.fontSizeBase300,
  },
  list: {
    display: 'grid',
    gap: '8px 32px',
    margin: 0,
    paddingInlineStart: '24px',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  // A clash takes a whole line: beside it, single dates would stand in ragged pairs
  single: { [media.tablet]: { gridTemplateColumns: '1fr' } },
  row: { '& > *': { marginInlineEnd: '8px' } },
})
