import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ManagedWebinar, WebinarGuest } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Status } from '#web/ui/Status.tsx'

/** A webinar with its links and guests; waiting guests are admitted or declined. */
export function WebinarDetail({ row, ...panel }: DetailProps<ManagedWebinar>) {
  const styles = useStyles()
  const intl = useIntl()
  const guests = useQuery(
    query('/webinar/{id}/registrations/list/', { path: { id: row.id }, query: { page_size: 100 } }),
  )
  const { data, error, isValidating, mutate } = guests
  return (
    <RecordDetail {...panel} title={row.title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.title}</bdi>
        </Heading>
        <DateTime start={row.start_date_time} end={row.end_date_time} />
        <p dir="auto" className={styles.text}>
          {row.description}
        </p>
        <div className={styles.links}>
          <CopyButton text={() => row.host_link} label={<FormattedMessage id="halaqas.hostLink" />} />
          <CopyButton text={() => row.join_link} label={<FormattedMessage id="halaqas.joinLink" />} />
        </div>
        <Heading level={3}>
          <FormattedMessage id="halaqas.guests" values={{ count: data?.total ?? row.registered }} />
        </Heading>
        {!data && !error && <Skeleton className={styles.skeleton} />}
        {!data && error && (
          <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
        )}
        <ul className={styles.list}>
          {data?.data.map((guest) => (
            <Guest key={guest.id} guest={guest} onDecided={() => void mutate()} />
          ))}
        </ul>
      </div>
    </RecordDetail>
  )
}

const tones = { registered: 'good', waitlisted: 'waiting', cancelled: 'bad', attended: 'neutral' } as const

function Guest({ guest, onDecided }: { guest: WebinarGuest; onDecided: () => void }) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const decide = async (status: 'registered' | 'cancelled') => {
    try {
      await clients.api.POST('/webinar/registrations/{id}/decide/', {
        params: { path: { id: guest.id } },
        body: { status },
      })
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    }
    onDecided()
  }
  return (
    <li className={styles.guest}>
      <span className={styles.name}>
        <bdi>{guest.name}</bdi>
      </span>
      <Status tone={tones[guest.status]}>
        <FormattedMessage id={`halaqas.guest.${guest.status}`} />
      </Status>
      {guest.status === 'waitlisted' && (
        <>
          <Button appearance="primary" onClick={() => void decide('registered')}>
            <FormattedMessage id="halaqas.letIn" />
          </Button>
          <Button onClick={() => void decide('cancelled')}>
            <FormattedMessage id="halaqas.decline" />
          </Button>
        </>
      )}
    </li>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  skeleton: { height: '160px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  guest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flexGrow: 1 },
})
