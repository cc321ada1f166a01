import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { EventDetail } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Status } from '#web/ui/Status.tsx'
import { myEventsQuery } from './queries.ts'

const texts = { register: 'events.done', cancel: 'events.cancelled' } as const

/** Time, number of participants, registration, calendar file and link of an event. */
export function EventSide({ event }: { event: EventDetail }) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const { dialogs, notifications } = useStores()
  const clients = useClients()
  const { api } = clients
  const [isBusy, setBusy] = useState(false)
  const { mutate } = useSWRConfig()
  const own = useQuery(user ? myEventsQuery : null)
  const isRegistered = own.data?.data.some(({ id }) => id === event.id) === true
  const to = withSearch(paths.event, { id: event.id })
  const at = { params: { path: { id: event.id } } }
  return (
    <aside className={styles.root} aria-label={intl.formatMessage({ id: 'events.when' })}>
      <strong className={styles.when}>
        <DateTime start={event.start_date_time} end={event.end_date_time} />
      </strong>
      {!event.is_over && <Countdown until={event.start_date_time} />}
      {!event.is_over && (
        <span className={styles.quiet}>
          <FormattedMessage id="events.registered" values={{ count: event.registered }} />
        </span>
      )}
      {event.is_over && (
        <Status tone="neutral">
          <FormattedMessage id="events.isOver" />
        </Status>
      )}
      {!event.is_over && isRegistered && (
        <>
          <Status tone="good">
            <FormattedMessage id="events.isRegistered" />
          </Status>
          <Button disabledFocusable={isBusy} onClick={() => void send('cancel')}>
            <FormattedMessage id="events.cancel" />
          </Button>
        </>
      )}
      {!event.is_over && !isRegistered && (
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={isBusy || own.isLoading}
          onClick={() => (user ? void send('register') : openLogin(dialogs, { tab: 'login', returnTo: to }))}
        >
          <FormattedMessage id="events.register" />
        </Button>
      )}
      {!event.is_over && (
        <CalendarButton
          name={`event-${event.id}`}
          events={() => [
            {
              uid: `event-${event.id}@${location.host}`,
              title: event.title,
              description: event.summary,
              start: event.start_date_time,
              end: event.end_date_time,
              url: new URL(to, location.origin).href,
            },
          ]}
        />
      )}
      <CopyButton text={() => new URL(to, location.origin).href} />
    </aside>
  )

  async function send(what: 'register' | 'cancel') {
    setBusy(true)
    try {
      await (what === 'register' ? register() : api.POST('/events/{id}/cancel/', at))
      await refresh()
      notify(notifications, 'success', intl.formatMessage({ id: texts[what] }))
    } catch (error) {
      if (await isDoneAlready(error, () => isInState(what)))
        notify(notifications, 'info', intl.formatMessage({ id: texts[what] }))
      else notify(notifications, 'error', formatError(error, intl))
      await refresh()
    } finally {
      setBusy(false)
    }
  }

  function refresh() {
    return mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/events/'))
  }

  /** Whether another window has registered or cancelled meanwhile. */
  async function isInState(what: 'register' | 'cancel') {
    const { data } = await myEventsQuery.load(clients)
    return data.some(({ id }) => id === event.id) === (what === 'register')
  }

  function register() {
    // A second click, or a retry after a lost response, registers once
    return withIdempotencyKey(`event-${event.id}`, (header) =>
      api.POST('/events/{id}/register/', { params: { ...at.params, header } }),
    )
  }
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '16px',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowRaised,
    [media.desktop]: { position: 'sticky', top: '96px' },
  },
  when: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
})
