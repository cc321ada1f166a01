import { makeStyles, tokens } from '@fluentui/react-components'
import type { EventDetail } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { paths } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { formatMeetingTitle } from '#web/domain/titles.ts'
import { useDetailName } from '#web/domain/useDetailName.ts'
import { useInstitute } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { EventSide } from './EventSide.tsx'
import { eventQuery, readNumber } from './queries.ts'

/** The page of an event: time, speaker, description and registration. */
export function Event() {
  const styles = useStyles()
  const intl = useIntl()
  const [params] = useSearchParams()
  const id = readNumber(params, 'id')
  const { data, error, isValidating, mutate } = useQuery(id ? eventQuery(id) : null)
  const event = data?.data
  const { institute } = useInstitute()
  const { language } = useViewer()
  useDetailName(event && formatMeetingTitle(event, institute, language))
  const isUnknown = id === undefined || error?.status === 404
  return (
    <Page
      title={event ? <bdi>{event.title}</bdi> : <FormattedMessage id="events.event" />}
      lead={event && <span dir="auto">{event.summary}</span>}
    >
      {event && <Details event={event} />}
      {!event && isUnknown && (
        <Notice seed="no-event" title={intl.formatMessage({ id: 'events.unknown' })}>
          <ButtonLink to={paths.tutorEvents} appearance="primary">
            <FormattedMessage id="events.all" />
          </ButtonLink>
        </Notice>
      )}
      {!event && !isUnknown && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!event && !isUnknown && !error && (
        <div aria-busy="true" className={styles.columns}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.block} />
        </div>
      )}
    </Page>
  )
}

function Details({ event }: { event: EventDetail }) {
  const styles = useStyles()
  const { language, timeZone } = useViewer()
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Cover seed={`event-${event.id}`} picture={event.cover_url} className={styles.cover} />
        <p dir="auto" className={styles.text}>
          {event.description}
        </p>
        <Section title={<FormattedMessage id="events.agenda" />}>
          <ol className={styles.agenda}>
            {event.agenda.map((item) => (
              <li key={item.start_date_time} className={styles.item}>
                <time dateTime={item.start_date_time} className={styles.hour}>
                  {formatTime(item.start_date_time, language, timeZone)}
                </time>
                <span dir="auto">{item.title}</span>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={<FormattedMessage id="events.speakers" />}>
          <ul className={styles.speakers}>
            {event.speakers.map((speaker) => (
              <li key={speaker.id} className={styles.speaker}>
                <Avatar name={speaker.name} picture={speaker.profile_picture_url} />
                <bdi>{speaker.name}</bdi>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <EventSide event={event} />
    </div>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '32px',
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '64px' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: '32px', minWidth: 0 },
  cover: { borderRadius: '16px', aspectRatio: '16 / 7' },
  text: { margin: 0, maxWidth: '68ch' },
  agenda: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    paddingBlock: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  hour: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  speakers: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  speaker: { display: 'flex', alignItems: 'center', gap: '12px' },
  picture: { aspectRatio: '16 / 7' },
  block: { height: '240px' },
})
