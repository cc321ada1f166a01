import { useIntl } from 'react-intl'
import { Agenda } from '#web/calendar/Agenda.tsx'
import { groupByDay } from '#web/calendar/layoutEntries.ts'
import type { TemporalApi } from '#web/calendar/temporal.ts'
import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import type { Side } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { useClasses } from './useClasses.ts'

interface ClassAgendaProps {
  temporal: TemporalApi
  side: Side
  classes: ReturnType<typeof useClasses>
  /** Only this day, YYYY-MM-DD */
  only: string | undefined
  getPath: (id: number) => string
}

/** The classes of the shown days as a list. */
export function ClassAgenda({ temporal, side, classes, only, getPath }: ClassAgendaProps) {
  const intl = useIntl()
  const { user } = useSession()
  const Card = classes.HostedCard
  const groups = groupByDay(
    temporal,
    [...(classes.bookedClasses ?? []), ...(classes.webinars ?? [])],
    classes.zone,
  ).filter(({ date }) => only === undefined || date === only)
  if (groups.length === 0)
    return (
      <Notice seed="nothing-ahead" role="status" title={intl.formatMessage({ id: 'calendar.nothing' })} />
    )
  return (
    <Agenda groups={groups} today={classes.today} getKey={(row) => ('capacity' in row ? -row.id : row.id)}>
      {(row) =>
        'capacity' in row ? (
          Card && <Card webinar={row} zone={classes.zone} />
        ) : (
          <ClassCard
            bookedClass={row}
            side={side}
            isForNamed={user?.category === 'student'}
            hasRequest={classes.moving.has(row.id)}
            isOver={Date.parse(row.end_date_time) <= classes.now}
            zone={classes.zone}
            to={getPath(row.id)}
          />
        )
      }
    </Agenda>
  )
}
