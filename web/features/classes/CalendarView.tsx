import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isRecord } from '#sdk/isRecord.ts'
import { useNavigate } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { MonthGrid } from '#web/calendar/MonthGrid.tsx'
import { type Span, stepDate } from '#web/calendar/span.ts'
import { type TemporalApi, useTemporal } from '#web/calendar/temporal.ts'
import { type OpenHours, TimeGrid } from '#web/calendar/TimeGrid.tsx'
import { useWide } from '#web/calendar/useWide.ts'
import type { Side } from '#web/domain/classes/queries.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { paths, withSearch } from '#web/paths.ts'
import { useStoredState } from '#web/resource/useStoredState.ts'
import { useViewer } from '#web/time/viewer.ts'
import { isZone } from '#web/time/isZone.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import type { CalendarUrl } from './useCalendarUrl.ts'
import { CalendarTools, formatPeriod } from './CalendarTools.tsx'
import { ClassAgenda } from './ClassAgenda.tsx'
import { useClasses } from './useClasses.ts'
import type { HostedWebinars } from './hostedWebinars.ts'

interface CalendarViewProps {
  side: Side
  span: Span
  calendarUrl: CalendarUrl
  /** The viewer's own zone, whichever is shown */
  ownZone: string
  /** The learner filter */
  learnerFilter: ReactNode
  hosted: HostedWebinars | undefined
}

/** The calendar as day, week, month or agenda, in the zone of the URL. */
export function CalendarView(props: CalendarViewProps) {
  const styles = useStyles()
  const temporal = useTemporal()
  return temporal ? (
    <LoadedCalendar {...props} temporal={temporal} />
  ) : (
    <Skeleton className={styles.skeleton} />
  )
}

function LoadedCalendar(props: CalendarViewProps & { temporal: TemporalApi }) {
  const { side, span, calendarUrl, ownZone, learnerFilter, hosted, temporal } = props
  const styles = useStyles()
  const intl = useIntl()
  const isWide = useWide()
  const classes = useClasses(temporal, span, {
    requestedDay: calendarUrl.date,
    side,
    learner: calendarUrl.learner,
    hasCancelled: calendarUrl.hasCancelled,
    hosted,
  })
  const { list, bookedClasses, cancelled, entries, days, date, today, zone, now } = classes
  const [second, setSecond] = useStoredState('mk.secondZone', '', readZone)
  const [openHours, setOpenHours] = useStoredState('mk.openHours', folded, readOpenHours)
  const isOnClock = span === 'day' || span === 'week'
  const navigate = useNavigate()
  const open = useEvent((id: number) => {
    if (id > 0) calendarUrl.change({ class: String(id) })
    else void navigate(withSearch(paths.dashboardWebinars, { id: -id }))
  })
  const isCompact = !isWide && span === 'month'
  const goTo = useEvent((day: string) =>
    calendarUrl.change(isCompact ? { date: day } : { view: 'day', date: day }, isCompact),
  )
  // A second step may come before the URL has changed
  const aim = useRef(date)
  useLayoutEffect(() => {
    aim.current = date
  }, [date])
  const step = useEvent((direction: 'previous' | 'next') => {
    aim.current = stepDate(temporal, span, aim.current, direction)
    calendarUrl.change({ date: aim.current }, true)
  })
  const label = formatPeriod(span, date, days, useViewer().language)
  const grid = { temporal, label, days, entries, zone, now, onOpen: open, onDay: goTo, onStep: step }
  return (
    <div className={styles.root}>
      <CalendarTools
        temporal={temporal}
        side={side}
        label={label}
        days={days}
        ownZone={ownZone}
        zone={zone}
        learnerFilter={learnerFilter}
        bookedClasses={bookedClasses ?? []}
        ahead={(bookedClasses ?? []).filter(
          ({ end_date_time, outcome }) => Date.parse(end_date_time) > now && outcome !== 'cancelled',
        )}
        second={isOnClock ? second : undefined}
        cancelled={cancelled}
        hasCancelled={calendarUrl.hasCancelled}
        isToday={date === today}
        onStep={step}
        onToday={() => calendarUrl.change({ date: undefined }, true)}
        onSecond={setSecond}
        onCancelled={(isShown) => calendarUrl.change({ cancelled: isShown ? undefined : 'hidden' }, true)}
        onZone={(name) => calendarUrl.change({ tz: name === ownZone ? undefined : name }, true)}
      />
      {list.error && !bookedClasses && (
        <Failure
          text={formatError(list.error, intl)}
          isBusy={list.isValidating}
          onRetry={() => void list.mutate()}
        />
      )}
      {list.error && bookedClasses && (
        <StaleNotice error={list.error} isBusy={list.isValidating} onRetry={() => void list.mutate()} />
      )}
      {!bookedClasses && !list.error && <Skeleton className={styles.skeleton} />}
      {bookedClasses && isOnClock && (
        <TimeGrid
          {...grid}
          second={second && second !== zone ? second : undefined}
          open={openHours}
          onOpenHours={setOpenHours}
        />
      )}
      {bookedClasses && span === 'month' && <MonthGrid {...grid} date={date} isCompact={isCompact} />}
      {bookedClasses && (span === 'agenda' || isCompact) && (
        <ClassAgenda
          temporal={temporal}
          side={side}
          classes={classes}
          only={isCompact ? date : undefined}
          getPath={(id) => calendarUrl.addressOf({ class: String(id) })}
        />
      )}
    </div>
  )
}

const folded: OpenHours = { early: false, late: false }

function readOpenHours(stored: unknown): OpenHours | undefined {
  return isRecord(stored) ? { early: stored.early === true, late: stored.late === true } : undefined
}

function readZone(stored: unknown): string | undefined {
  return typeof stored === 'string' && isZone(stored) ? stored : undefined
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  skeleton: { height: '480px', borderRadius: '16px' },
})
