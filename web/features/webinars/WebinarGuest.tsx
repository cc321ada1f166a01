import { makeStyles, tokens } from '@fluentui/react-components'
import type { Webinar } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { paths } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ZoneLine } from '#web/ui/ZoneLine.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Status } from '#web/ui/Status.tsx'
import { getAvailability } from './availability.ts'
import { createLateForm } from '#web/form/createLateForm.tsx'
import { joinableWebinarsQuery, publicWebinarQuery } from './queries.ts'
import { parsePositive } from './search.ts'

const LateGuestForm = createLateForm(async () => (await import('./GuestForm.tsx')).GuestForm)

/** Registration for a webinar without an account: the one in the URL, or the next one that takes people. */
export function WebinarGuest() {
  const styles = useStyles()
  const intl = useIntl()
  const id = parsePositive(useParams().id)
  const { data, error, isValidating, mutate } = useQuery(id ? publicWebinarQuery(id) : joinableWebinarsQuery)
  const webinar = id ? data?.data[0] : selectNext(data?.data)
  const noWebinar = id ? 'webinars.unknown' : 'webinars.over'
  const refusal = webinar ? findRefusal(webinar) : data && noWebinar
  return (
    <Page
      title={<FormattedMessage id="webinars.guest" />}
      lead={<FormattedMessage id="webinars.guest.lead" />}
    >
      {refusal && (
        <Notice seed="halaqa-over" title={intl.formatMessage({ id: refusal })}>
          <ButtonLink to={paths.webinars} appearance="primary">
            <FormattedMessage id="webinars.all" />
          </ButtonLink>
        </Notice>
      )}
      {!refusal && error && !webinar && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!refusal && !(error && !webinar) && (
        <div className={styles.columns}>
          <aside className={styles.about} aria-label={intl.formatMessage({ id: 'webinars.webinar' })}>
            {webinar ? (
              <>
                <Heading level={2} size="card">
                  <bdi>{webinar.title}</bdi>
                </Heading>
                {webinar.state === 'running' && (
                  <span>
                    <Status tone="bad">
                      <FormattedMessage id="webinars.live" />
                    </Status>
                  </span>
                )}
                {getAvailability(webinar) === 'waiting' && (
                  <span>
                    <Status tone="waiting">
                      <FormattedMessage id="webinars.seats" values={{ count: 0 }} />
                    </Status>
                  </span>
                )}
                <div>
                  <strong className={styles.when}>
                    <DateTime start={webinar.start_date_time} isZoneKnown />
                  </strong>
                  <ZoneLine />
                </div>
                <p dir="auto" className={styles.text}>
                  {webinar.description}
                </p>
                <span className={styles.quiet}>
                  <FormattedMessage id="webinars.with" values={{ tutor: <bdi>{webinar.tutor.name}</bdi> }} />
                  {' · '}
                  {intl.formatNumber(countMinutes(webinar), minutes)}
                </span>
              </>
            ) : (
              <Skeleton className={styles.block} />
            )}
          </aside>
          <LateGuestForm webinar={webinar} />
        </div>
      )}
    </Page>
  )
}

function selectNext(webinars: readonly Webinar[] = []): Webinar | undefined {
  return webinars.find((webinar) => getAvailability(webinar) !== 'none') ?? webinars[0]
}

const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const

/** The length is the same in each zone, the end of an evening is not: it names a second day after midnight. */
function countMinutes({ start_date_time, end_date_time }: Webinar): number {
  return Math.round((Date.parse(end_date_time) - Date.parse(start_date_time)) / 60_000)
}

function findRefusal(webinar: Webinar): MessageId | undefined {
  if (webinar.is_cancelled) return 'webinars.wasCancelled'
  if (webinar.state === 'finished') return 'webinars.over'
  return getAvailability(webinar) === 'none' ? 'webinars.full' : undefined
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '32px',
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: '64px' },
  },
  about: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: brandTokens.sunken,
  },
  when: { color: tokens.colorBrandForeground1 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  block: { height: '160px' },
})
