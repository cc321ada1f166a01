import { makeStyles, tokens } from '@fluentui/react-components'
import type { InterviewSession } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { paths } from '#web/paths.ts'
import { formatBookingError } from '#web/domain/booking/formatBookingError.ts'
import { ChoiceCard } from '#web/domain/booking/ChoiceCard.tsx'
import { NextButton } from '#web/domain/booking/NextButton.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { getDayInZone, formatDay, formatTime, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { GroupGate, GroupPage } from './GroupStep.tsx'
import { interviewsQuery } from './queries.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** The third step: the interview with the teacher before the first class; its id is sent as `webinar_id`. */
export function Interview() {
  return (
    <GroupGate step="interview">
      <InterviewStep />
    </GroupGate>
  )
}

function InterviewStep() {
  const { language, timeZone, clock } = useViewer()
  const { chosen } = useGroupChoice()
  return (
    <GroupPage
      step="interview"
      title="booking.interview.title"
      lead={
        <FormattedMessage
          id="booking.interview.lead"
          values={{ zone: formatZone(timeZone, language, new Date(clock.madeAt)) }}
        />
      }
      action={
        <NextButton
          to={paths.groupReservation}
          missing={chosen.webinar === undefined ? 'form.atLeastOne' : undefined}
        />
      }
    >
      <Sessions />
    </GroupPage>
  )
}

function Sessions() {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone } = useViewer()
  const { courses } = useGroupChoice()
  const { data, error, isValidating, mutate } = useQuery(interviewsQuery(courses), {
    refreshInterval: 30_000,
  })
  if (error && !data)
    return (
      <Failure text={formatBookingError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
    )
  if (!data) return <Skeleton className={styles.skeleton} />
  if (data.data.length === 0)
    return (
      <Notice seed="no-interviews" title={intl.formatMessage({ id: 'booking.interview.none' })}>
        <ButtonLink to={paths.contact} size="large">
          <FormattedMessage id="booking.interview.contact" />
        </ButtonLink>
      </Notice>
    )
  const days = [...new Set(data.data.map(({ start_date_time }) => getDayInZone(start_date_time, timeZone)))]
  return (
    <div className={styles.days}>
      {days.map((day) => {
        const rows = data.data.filter(
          ({ start_date_time }) => getDayInZone(start_date_time, timeZone) === day,
        )
        return (
          <fieldset key={day} className={styles.day}>
            <legend className={styles.legend}>
              {formatDay(rows[0]?.start_date_time ?? day, language, timeZone)}
            </legend>
            {rows.map((row) => (
              <Meeting key={row.id} row={row} />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

function Meeting({ row }: { row: InterviewSession }) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone } = useViewer()
  const { groupSelection, notifications } = useStores()
  const { chosen } = useGroupChoice()
  const isFull = row.seats_left === 0
  return (
    <ChoiceCard
      type="radio"
      name="webinar"
      isChosen={chosen.webinar === row.id}
      isRefused={isFull}
      onChoose={choose}
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

  function choose() {
    if (isFull) return notify(notifications, 'error', intl.formatMessage({ id: 'calendar.selectSlot' }))
    groupSelection.webinar = row.id
    groupSelection.attempt = undefined
    return undefined
  }
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
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  },
  legend: { padding: 0, marginBottom: '8px', fontWeight: tokens.fontWeightSemibold },
  time: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
