import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ManagedWebinar, WebinarGuest } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { query, useQuery } from '#web/api/query.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { dismissErrors, notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Status } from '#web/ui/Status.tsx'
import { GuestContact, GuestName } from './GuestName.tsx'

/** The registrations of a webinar; those who wait are admitted or declined, those with a seat can be removed. */
export function WebinarGuests({ webinar }: { webinar: ManagedWebinar }) {
  const styles = useStyles()
  const intl = useIntl()
  const { mutate: revalidate } = useSWRConfig()
  const clients = useClients()
  const guestsQuery = query('/webinar/{id}/registrations/list/', {
    path: { id: webinar.id },
    query: { page_size: 100 },
  })
  const { data, error, isValidating, mutate } = useQuery(guestsQuery)
  const isOver = webinar.state === 'finished' || webinar.is_cancelled
  return (
    <>
      <Heading level={3}>
        <FormattedMessage
          id="halaqas.guests"
          values={{ count: data ? countGuests(data, webinar) : webinar.registered }}
        />
      </Heading>
      {!data && !error && <Skeleton className={styles.skeleton} />}
      {!data && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      <ul className={styles.list}>
        {data?.data.map((guest) => (
          <Guest
            key={guest.id}
            // The list may be older than the cancellation
            guest={webinar.is_cancelled ? { ...guest, status: 'cancelled' } : guest}
            isOver={isOver}
            hasSeats={webinar.registered < webinar.capacity}
            readStatus={async () => {
              const now = await guestsQuery.load(clients)
              return now.data.find(({ id }) => id === guest.id)?.status
            }}
            onDecided={() =>
              void revalidate((key) => Array.isArray(key) && String(key[1]).startsWith('/webinar/'))
            }
          />
        ))}
      </ul>
    </>
  )
}

/** Counts those who may come; of a cancelled webinar all who registered. */
function countGuests(
  { data, total }: { data: readonly WebinarGuest[]; total: number },
  webinar: ManagedWebinar,
): number {
  const cancelled = data.filter(({ status }) => status === 'cancelled').length
  return webinar.is_cancelled ? total : total - cancelled
}

const tones = {
  registered: 'good',
  waitlisted: 'waiting',
  cancelled: 'bad',
  attended: 'neutral',
  missed: 'bad',
  unseated: 'neutral',
} as const

/** The state of a seat, or of a place on the waiting list. */
const endings = { registered: 'missed', waitlisted: 'unseated' } as const

interface GuestProps {
  guest: WebinarGuest
  isOver: boolean
  /** Whether a seat is free; a full webinar lets only in who is next */
  hasSeats: boolean
  /** Reads what a colleague has decided meanwhile */
  readStatus: () => Promise<WebinarGuest['status'] | undefined>
  onDecided: () => void
}

function Guest({ guest, isOver, hasSeats, readStatus, onDecided }: GuestProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const [isAsked, setAsked] = useState(false)
  // Those who came have attended once the webinar is over
  const seat =
    isOver && guest.status in endings ? endings[guest.status as keyof typeof endings] : guest.status
  const decide = async (status: 'registered' | 'cancelled') => {
    setAsked(false)
    try {
      await api.POST('/webinar/registrations/{id}/decide/', {
        params: { path: { id: guest.id } },
        body: { status },
      })
      dismissErrors(notifications)
    } catch (error) {
      if (!(await isDoneAlready(error, async () => (await readStatus()) === status)))
        notify(notifications, 'error', formatError(error, intl))
    }
    onDecided()
  }
  return (
    <li className={styles.guest}>
      <GuestName guest={guest} />
      <Status tone={tones[seat]}>
        <FormattedMessage id={`halaqas.guest.${seat}`} />
      </Status>
      {!isOver && guest.status === 'waitlisted' && (
        <>
          {hasSeats && (
            <Button appearance="primary" onClick={() => void decide('registered')}>
              <FormattedMessage id="halaqas.letIn" />
            </Button>
          )}
          <Button className={styles.narrow} onClick={() => void decide('cancelled')}>
            <FormattedMessage id="halaqas.decline" />
          </Button>
        </>
      )}
      {!isOver && guest.status === 'registered' && (
        <Button className={styles.narrow} onClick={() => setAsked(true)}>
          <FormattedMessage id="halaqas.remove" />
        </Button>
      )}
      <GuestContact guest={guest} />
      {isAsked && (
        <Confirm
          title={intl.formatMessage({ id: 'halaqas.removeGuest' }, { name: isolateText(guest.name) })}
          text={<FormattedMessage id="halaqas.removeGuest.text" />}
          action={intl.formatMessage({ id: 'halaqas.remove' })}
          isDanger
          onConfirm={() => void decide('cancelled')}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  )
}

const useStyles = makeStyles({
  skeleton: { height: '160px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  guest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    boxSizing: 'border-box',
    paddingBlock: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Beside a name and a long state on a phone
  narrow: { minWidth: '64px' },
})
