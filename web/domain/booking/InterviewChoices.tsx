import { makeStyles, tokens } from '@fluentui/react-components'
import type { InterviewSession } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { getDayInZone, formatDay, formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { formatBookingError } from './formatBookingError.ts'
import { type ChosenGroupClasses, interviewsQuery } from './groupQueries.ts'

interface InterviewChoicesProps {
  groupClasses: ChosenGroupClasses
  chosen: number | undefined
  onChoose: (id: number) => void
  /** Shown while none is planned */
  empty: ReactNode
  /** Shown below the interviews */
  children?: ReactNode
}

/** The coming interviews of some group classes by day, of which one can be chosen. */
export function InterviewChoices({ groupClasses, empty, children, ...choice }: InterviewChoicesProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(interviewsQuery(groupClasses), {
    refreshInterval: 30_000,
  })
  if (error && !data)
    return (
      <Failure text={formatBookingError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
    )
  if (!data) return <Skeleton className={styles.skeleton} />
  if (data.data.length === 0) return empty
  return (
    <div className={styles.days}>
      <InterviewDays rows={data.data} {...choice} />
      {children}
    </div>
  )
}

type InterviewChoice = Pick<InterviewChoicesProps, 'chosen' | 'onChoose'>

function InterviewDays({ rows, ...choice }: InterviewChoice & { rows: readonly InterviewSession[] }) {
  const styles = useStyles()
  const viewer = useViewer()
  const { timeZone } = viewer
  const getDay = (row: InterviewSession) => getDayInZone(row.start_date_time, timeZone)
  return [...new Set(rows.map(getDay))].map((day) => {
    const sessions = rows.filter((row) => getDay(row) === day)
    return (
      <fieldset key={day} className={styles.day}>
        <legend className={styles.legend}>{formatDay(sessions[0]?.start_date_time ?? day, viewer)}</legend>
        {sessions.map((row) => (
          <InterviewCard key={row.id} row={row} {...choice} />
        ))}
      </fieldset>
    )
  })
}

function InterviewCard({ row, chosen, onChoose }: InterviewChoice & { row: InterviewSession }) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone } = useViewer()
  const { notifications } = useStores()
  const isFull = row.seats_left === 0
  return (
    <ChoiceCard
      type="radio"
      name="webinar"
      isChosen={chosen === row.id}
      isRefused={isFull}
      onChoose={() =>
        isFull
          ? notify(notifications, 'error', intl.formatMessage({ id: 'calendar.selectSlot' }))
          : onChoose(row.id)
      }
    >
      <strong className={styles.time}>
        {formatTime(row.start_date_time, language, timeZone)}–
        {formatTime(row.end_date_time, language, timeZone)}
      </strong>
      <span>
        {row.course.name} · <bdi>{row.tutor.name}</bdi>
      </span>
      <span className={styles.quiet}>
        <FormattedMessage id="booking.interview.seats" values={{ count: row.seats_left }} />
        {row.is_for_family && (
          <>
            {' · '}
            <FormattedMessage id="booking.interview.family" />
          </>
        )}
      </span>
    </ChoiceCard>
  )
}

const useStyles = makeStyles({
  skeleton: { height: '320px' },
  days: { display: 'flex', flexDirection: 'column', gap: '24px' },
  day: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  legend: { padding: 0, marginBottom: '8px', fontWeight: tokens.fontWeightSemibold },
  time: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
