import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { TutorEvent } from '#sdk'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { CardName } from '#web/ui/CardName.tsx'
import { LinkCard } from '#web/ui/LinkCard.tsx'
import { CardGrid, CardGridSkeleton } from '#web/ui/CardGrid.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LanguageInput } from '#web/ui/HiddenInputs.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { usePastEnd } from '#web/ui/usePastEnd.ts'
import { ZoneLine } from '#web/ui/ZoneLine.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { PAGE_SIZE, eventsQuery, parseEventSearch } from './queries.ts'

const TABS_FORM = 'event-tabs'

/** The events of the tutors, coming and past. */
export function Events() {
  const intl = useIntl()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = parseEventSearch(params)
  return (
    <Page
      title={<FormattedMessage id="events.heading" />}
      lead={
        <>
          <FormattedMessage id="events.lead" />
          <ZoneLine />
        </>
      }
    >
      <Tabs
        label={intl.formatMessage({ id: 'events.heading' })}
        tabs={[
          { value: 'coming', label: intl.formatMessage({ id: 'events.coming' }) },
          { value: 'past', label: intl.formatMessage({ id: 'events.past' }) },
        ]}
        chosen={search.isOver ? 'past' : 'coming'}
        form={{ id: TABS_FORM, name: 'tab' }}
        onChoose={(tab) => void navigate(buildEventsHref(tab === 'past', 1), { preventScrollReset: true })}
      >
        <Results isOver={search.isOver} page={search.page} />
      </Tabs>
      <form id={TABS_FORM} action={paths.tutorEvents} hidden>
        <LanguageInput />
      </form>
    </Page>
  )
}

function buildEventsHref(isOver: boolean, page: number): string {
  return withSearch(paths.tutorEvents, {
    tab: isOver ? 'past' : undefined,
    page: page > 1 ? page : undefined,
  })
}

function Results({ isOver, page }: { isOver: boolean; page: number }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const response = useQuery(eventsQuery({ isOver, page }), { keepPreviousData: true })
  const isPast = usePastEnd(
    response,
    page,
    () => void navigate(buildEventsHref(isOver, 1), { replace: true }),
  )
  const { data, error, isValidating, isLoading, mutate } = response
  if (error && !data?.data.length)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  // While another search loads, the data are the last one's, which may have found nothing
  if (!data || isPast || (isLoading && data.data.length === 0)) return <CardGridSkeleton count={3} />
  if (data.data.length === 0)
    return (
      <Notice
        seed="no-events"
        title={intl.formatMessage({ id: isOver ? 'events.nonePast' : 'events.noneComing' })}
      />
    )
  return (
    <>
      {error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      <CardGrid isStale={isValidating}>
        {data.data.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </CardGrid>
      <Pager
        page={page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        getHref={(to) => buildEventsHref(isOver, to)}
      />
    </>
  )
}

function EventCard({ event }: { event: TutorEvent }) {
  const styles = useStyles()
  return (
    <LinkCard className={styles.root}>
      <Cover seed={`event-${event.id}`} picture={event.cover_url} />
      <div className={styles.body}>
        <span className={styles.when}>
          <DateTime start={event.start_date_time} isZoneKnown />
        </span>
        <CardName level={2} to={withSearch(paths.event, { id: event.id })} isCut>
          {event.title}
        </CardName>
        <p dir="auto" className={styles.text}>
          {event.summary}
        </p>
      </div>
    </LinkCard>
  )
}

const useStyles = makeStyles({
  root: {
    overflow: 'hidden',
  },
  body: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '20px' },
  when: {
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
