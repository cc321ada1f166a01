import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ClockChanges } from '#web/calendar/ClockChanges.tsx'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { CalendarTodayRegular } from '@fluentui/react-icons/svg/calendar-today'
import type { BookedClass } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatDays, getDayNames } from '#web/calendar/dayNames.ts'
import { PeriodStepper } from '#web/calendar/PeriodStepper.tsx'
import { findClockChange } from '#web/calendar/recurrence.ts'
import type { Span } from '#web/calendar/span.ts'
import type { TemporalApi } from '#web/calendar/temporal.ts'
import type { Day } from '#web/calendar/week.ts'
import { buildClassEvent } from '#web/domain/classes/buildClassEvent.ts'
import type { Side } from '#web/domain/classes/queries.ts'
import type { Language } from '#sdk/language.ts'
import { formatZone } from '#web/time/format.ts'
import { media } from '#web/theme/tokens.ts'
import { useViewer } from '#web/time/viewer.ts'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { Select } from '#web/ui/Select.tsx'
import { SecondZone } from './SecondZone.tsx'
import { listOtherZones, listZones } from './zones.ts'

const stepNames = { previous: 'calendar.previous', next: 'calendar.next' } as const

interface CalendarToolsProps {
  temporal: TemporalApi
  side: Side
  /** Name of the shown period */
  label: string
  days: readonly Day[]
  ownZone: string
  zone: string
  /** The learner filter */
  learnerFilter: ReactNode
  bookedClasses: readonly BookedClass[]
  /** The classes for the calendar file */
  ahead: readonly BookedClass[]
  isToday: boolean
  /** The second zone, '' for none; undefined in views without hours */
  second: string | undefined
  /** Number of cancelled classes in the shown period */
  cancelled: number
  hasCancelled: boolean
  onStep: (direction: 'previous' | 'next') => void
  onToday: () => void
  onZone: (zone: string) => void
  onSecond: (zone: string) => void
  onCancelled: (isShown: boolean) => void
}

/** The toolbar of the calendar: period, view, zones, filters; announces clock changes in advance. */
export function CalendarTools({ temporal, side, label, days, ownZone, zone, ...rest }: CalendarToolsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language } = useViewer()
  const from = days[0]?.from ?? ''
  const to = days.at(-1)?.to ?? ''
  // A month's grid starts with days of the previous month, which may have another offset
  const middle = days[Math.floor(days.length / 2)]?.from ?? from
  const zones = listZones(ownZone, rest.bookedClasses, zone)
  const changes = zones.flatMap((name) => {
    const at = findClockChange(temporal, { from, to }, name)
    return at === undefined ? [] : [{ name, at }]
  })
  const formatZoneLabel = (name: string) =>
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
        <PeriodStepper label={label} names={stepNames} onStep={rest.onStep}>
          {!rest.isToday && (
            <Button size="large" icon={<CalendarTodayRegular />} onClick={rest.onToday}>
              <FormattedMessage id="calendar.today" />
            </Button>
          )}
        </PeriodStepper>
        <div className={styles.end}>
          {zones.length > 1 ? (
            <Select
              label={intl.formatMessage({ id: 'calendar.zone' })}
              value={zone}
              options={zones.map((value) => ({ value, label: formatZoneLabel(value) }))}
              onChange={rest.onZone}
            />
          ) : (
            <span className={styles.quiet}>{formatZoneLabel(ownZone)}</span>
          )}
          {rest.second !== undefined && (
            <SecondZone
              second={rest.second}
              zones={listOtherZones(ownZone, rest.bookedClasses)}
              shown={zone}
              at={new Date(middle)}
              onChoose={rest.onSecond}
            />
          )}
          {rest.learnerFilter}
          {rest.cancelled > 0 && (
            <Button
              size="large"
              appearance="subtle"
              aria-pressed={rest.hasCancelled}
              icon={rest.hasCancelled ? <EyeRegular /> : <EyeOffRegular />}
              onClick={() => rest.onCancelled(!rest.hasCancelled)}
            >
              <FormattedMessage id="classes.cancelled" values={{ count: rest.cancelled }} />
            </Button>
          )}
          {rest.ahead.length > 0 && (
            <CalendarButton
              name="classes"
              size="large"
              events={() => rest.ahead.map((bookedClass) => buildClassEvent(bookedClass, side, intl))}
            />
          )}
        </div>
      </div>
      <ClockChanges changes={changes} />
    </>
  )
}

/**
 * Formats the period that a view shows.
 * @param date YYYY-MM-DD
 */
export function formatPeriod(span: Span, date: string, days: readonly Day[], language: Language): string {
  if (span === 'month') return getDayNames(date, language).month()
  if (span === 'day') return getDayNames(date, language).full()
  return formatDays(days, language)
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    // On a phone the zone select takes a line of its own, the other two share one
    width: '100%',
    '& > span': { flex: '1 1 120px', minWidth: 0 },
    '& > span:first-child': { flexBasis: '100%' },
    [media.tablet]: {
      gap: '12px',
      width: 'auto',
      '& > span': { flex: '0 1 auto' },
      '& > span:first-child': { flexBasis: 'auto' },
    },
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
