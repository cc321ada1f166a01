import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { useWide } from '#web/calendar/useWide.ts'
import { ClassPanel } from '#web/domain/classes/ClassPanel.tsx'
import { comingQuery, type Side } from '#web/domain/classes/queries.ts'
import { useViewer, ViewerContext } from '#web/time/viewer.ts'
import { useSession } from '#web/state/stores.ts'
import { isZone } from '#web/time/isZone.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useCalendarUrl, views } from './useCalendarUrl.ts'
import { CalendarView } from './CalendarView.tsx'
import { ComingList } from './ComingList.tsx'
import { NextAppointments } from './NextAppointments.tsx'
import type { HostedWebinars } from './hostedWebinars.ts'
import { LearnerFilter } from './LearnerFilter.tsx'

interface ClassCalendarProps {
  title: MessageId
  side: Side
  /** Shown below the next class */
  board: ReactNode
  /** Shown beside the title */
  action?: ReactNode
  /** Shown when there are no coming classes */
  empty: ReactNode
  /** Of a tutor: the webinars that stand between the classes */
  hosted?: HostedWebinars
}

/** The coming classes of a learner or tutor: the next one first, then all as list or calendar. */
export function ClassCalendar({ title, side, board, action, empty, hosted }: ClassCalendarProps) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { user } = useSession()
  const isWide = useWide()
  const calendarUrl = useCalendarUrl()
  const { data } = useQuery(comingQuery(side))
  const view = calendarUrl.view ?? (isWide ? 'week' : 'agenda')
  const zone = isZone(calendarUrl.zone) ? calendarUrl.zone : viewer.timeZone
  const shown = useMemo(() => ({ ...viewer, timeZone: zone }), [viewer, zone])
  const learnerFilter = (
    <LearnerFilter
      learner={calendarUrl.learner}
      onChange={(learner) => calendarUrl.change({ learner, page: undefined }, true)}
    />
  )
  const next = (
    <NextAppointments
      side={side}
      empty={empty}
      getPath={(id) => calendarUrl.addressOf({ class: String(id) })}
    />
  )
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <Heading level={1} size="section">
            <FormattedMessage id={title} values={{ name: <bdi>{user?.first_name}</bdi> }} />
          </Heading>
          <p className={styles.lead} role="status">
            {data && <FormattedMessage id="classes.count" values={{ count: data.total }} />}
          </p>
        </div>
        {action}
      </div>
      {hosted ? <hosted.Today nextClass={data?.data[0]?.start_date_time}>{next}</hosted.Today> : next}
      {board}
      <Tabs
        label={intl.formatMessage({ id: 'calendar.view' })}
        chosen={view}
        tabs={views.map((value) => ({
          value,
          label: intl.formatMessage({ id: `calendar.view.${value}` }),
        }))}
        onChoose={(value) => calendarUrl.change({ view: value, page: undefined })}
      >
        <ViewerContext value={shown}>
          <div className={styles.shown}>
            {view === 'list' ? (
              <>
                {learnerFilter}
                <ComingList side={side} calendarUrl={calendarUrl} />
              </>
            ) : (
              <CalendarView
                side={side}
                span={view}
                calendarUrl={calendarUrl}
                ownZone={viewer.timeZone}
                learnerFilter={learnerFilter}
                hosted={hosted}
              />
            )}
          </div>
        </ViewerContext>
      </Tabs>
      {calendarUrl.bookedClass !== undefined && (
        <ClassPanel
          key={calendarUrl.bookedClass}
          id={calendarUrl.bookedClass}
          onClose={() => calendarUrl.change({ class: undefined })}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  shown: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    '& > span': { alignSelf: 'flex-start' },
  },
  root: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '12px 16px',
  },
  lead: { margin: 0, minHeight: '26px' },
})
