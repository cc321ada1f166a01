import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ClockChanges } from '#web/calendar/ClockChanges.tsx'
import { CalendarTodayRegular } from '@fluentui/react-icons/svg/calendar-today'
import type { BookedClass } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayNames } from '#web/calendar/dayNames.ts'
import { clockChange } from '#web/calendar/recurrence.ts'
import type { Span } from '#web/calendar/span.ts'
import type { TemporalApi } from '#web/calendar/temporal.ts'
import type { Day } from '#web/calendar/week.ts'
import { calendarEvent } from '#web/domain/classes/calendarEvent.ts'
import type { Side } from '#web/domain/classes/reads.ts'
import type { Language } from '#web/state/institute.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { Select } from '#web/ui/Select.tsx'
import { zonesOf } from './zones.ts'

interface CalendarToolsProps {
  temporal: TemporalApi
  side: Side
  /** The time that is shown */
  label: string
  days: readonly Day[]
  ownZone: string
  zone: string
  lessons: readonly BookedClass[]
  /** Where somebody may choose whose classes are shown */
  whose: ReactNode
  /** Those that a calendar file would have */
  ahead: readonly BookedClass[]
  isToday: boolean
  onStep: (direction: 'previous' | 'next') => void
  onToday: () => void
  onZone: (zone: string) => void
}

/** The ways through time, and in whose zone it is told; clock changes are said before they surprise. */
export function CalendarTools({ temporal, side, label, days, ownZone, zone, ...rest }: CalendarToolsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language } = useViewer()
  const from = days[0]?.from ?? ''
  const to = days.at(-1)?.to ?? ''
  // A month begins with days of the one before, which may have another offset
  const middle = days[Math.floor(days.length / 2)]?.from ?? from
  const zones = zonesOf(ownZone, rest.lessons, zone)
  const changes = zones.flatMap((name) => {
    const at = clockChange(temporal, { from, to }, name)
    return at === undefined ? [] : [{ name, at }]
  })
  const nameOf = (name: string) =>
    intl.formatMessage(
      {
        id:
          name === ownZone
            ? 'calendar.zone.viewer'
            : side === 'tutor'
              ? 'classes.zone.hours'
              : 'classes.zone.tutor',
      },
      { zone: formatZone(name, language, new Date(middle)) },
    )
  return (
    <>
      <div className={styles.root}>
        <div className={styles.time}>
          <Button
            appearance="subtle"
            size="large"
            icon={<DirectionIcon kind="previous" />}
            aria-label={intl.formatMessage({ id: 'calendar.previous' })}
            onClick={() => rest.onStep('previous')}
          />
          <strong aria-live="polite" className={styles.label}>
            {label}
          </strong>
          <Button
            appearance="subtle"
            size="large"
            icon={<DirectionIcon kind="next" />}
            aria-label={intl.formatMessage({ id: 'calendar.next' })}
            onClick={() => rest.onStep('next')}
          />
          {!rest.isToday && (
            <Button size="large" icon={<CalendarTodayRegular />} onClick={rest.onToday}>
              <FormattedMessage id="calendar.today" />
            </Button>
          )}
        </div>
        <div className={styles.end}>
          {rest.whose}
          {zones.length > 1 ? (
            <Select
              label={intl.formatMessage({ id: 'calendar.zone' })}
              value={zone}
              options={zones.map((value) => ({ value, label: nameOf(value) }))}
              onChange={rest.onZone}
            />
          ) : (
            <span className={styles.quiet}>{nameOf(ownZone)}</span>
          )}
          {rest.ahead.length > 0 && (
            <CalendarButton
              name="classes"
              size="large"
              events={() => rest.ahead.map((lesson) => calendarEvent(lesson, side, intl))}
            />
          )}
        </div>
      </div>
      <ClockChanges changes={changes} />
    </>
  )
}

/** What a view shows, in words. @param date YYYY-MM-DD */
export function periodOf(span: Span, date: string, days: readonly Day[], language: Language): string {
  if (span === 'month') return dayNames(date, language).month()
  if (span === 'day') return dayNames(date, language).full()
  const [first, last] = [days[0]?.date ?? date, days.at(-1)?.date ?? date]
  return `${dayNames(first, language).date()} – ${dayNames(last, language).date()}`
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
  },
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  time: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  label: { paddingInline: '4px', fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
