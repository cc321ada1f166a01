import { makeStyles } from '@fluentui/react-components'
import type { MatrixPlace, Reservation } from '#sdk'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Select } from '#web/ui/Select.tsx'
import { PayButton } from './PayButton.tsx'

/** A reservation: used classes, renewal, learner, and open payments. */
export function ReservationDetail({ row, ...panel }: DetailProps<Reservation>) {
  const styles = useStyles()
  const { list, day, money, number } = useFormats()
  const { data } = useQuery(query('/reservations/detail/{id}/', { path: { id: row.id } }))
  return (
    <RecordDetail {...panel} title={row.reference}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{list(row.courses.map(({ name }) => name))}</bdi>
        </Heading>
        <label className={styles.used}>
          <FormattedMessage
            id="myReservations.used"
            values={{ used: row.sessions_used, total: row.sessions_total }}
          />
          <meter className={styles.meter} min={0} max={row.sessions_total} value={row.sessions_used} />
        </label>
        <Facts
          facts={[
            createFact('tutor', <bdi>{row.tutor?.name ?? '–'}</bdi>),
            createFact('program', <bdi>{row.program?.name ?? '–'}</bdi>),
            createFact('total_cost', money(row.total_cost, row.currency)),
            createFact('renews_on', row.renews_on ? day(row.renews_on) : '–'),
            createFact('sessions_used', `${number(row.sessions_used)}/${number(row.sessions_total)}`),
            createFact('learner', <bdi>{list(listLearners(data?.data ?? row))}</bdi>),
          ]}
        />
        {row.payment_id && isPayable(row) && (
          <PayButton
            paymentId={row.payment_id}
            reservationId={row.id}
            isFee={row.payment_state === 'overdue'}
          />
        )}
        {row.state === 'active' && <Learner reservation={row} />}
        {data && data.data.classes.length > 0 && (
          <>
            <Heading level={3}>
              <FormattedMessage id="myReservations.classes" />
            </Heading>
            <ol className={styles.classes}>
              {data.data.classes.map((bookedClass) => (
                <li key={bookedClass.id}>
                  <DateTime start={bookedClass.start_date_time} end={bookedClass.end_date_time} />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </RecordDetail>
  )
}

/** Lists the learners; for a group booking each kid that joins a course. */
function listLearners({ learner, matrix = [] }: Reservation & { matrix?: MatrixPlace[] }): string[] {
  return matrix.length ? [...new Set(matrix.map(({ user }) => user.name))] : [learner.name]
}

/** Whether a fee is due, or the first payment of a booking is missing. */
function isPayable({ state, payment_state }: Reservation): boolean {
  return payment_state === 'overdue' || (payment_state === 'failed' && state === 'pending')
}

function createFact(name: FactName, value: ReactNode) {
  return { name, label: <FormattedMessage id={`myReservations.fields.${name}`} />, value }
}

type FactName = 'tutor' | 'program' | 'total_cost' | 'renews_on' | 'sessions_used' | 'learner'

/**
 * Assigns the classes to a kid, or back to the parent.
 * @see specification section 6
 */
function Learner({ reservation }: { reservation: Reservation }) {
  const intl = useIntl()
  const clients = useClients()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery(query('/kids/list/', { query: { page_size: 100 } }))
  const kids = data?.data ?? []
  const current = kids.find(({ id }) => id === reservation.learner.id)
  if (kids.length === 0) return null

  async function assign(kid: string) {
    setBusy(true)
    try {
      await clients.api.POST('/reservations/{id}/assign/', {
        params: { path: { id: reservation.id } },
        body: { kid_id: kid ? Number(kid) : null },
      })
      notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    } finally {
      setBusy(false)
      await mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/reservations/'))
    }
  }

  return (
    <div aria-busy={isBusy}>
      <Select
        label={intl.formatMessage({ id: 'myReservations.assign' })}
        value={current ? String(current.id) : ''}
        options={[
          { value: '', label: intl.formatMessage({ id: 'myReservations.forMe' }) },
          ...kids.map(({ id, first_name }) => ({
            value: String(id),
            label: intl.formatMessage({ id: 'myReservations.forKid' }, { name: first_name }),
          })),
        ]}
        onChange={(kid) => void assign(kid)}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  used: { display: 'flex', flexDirection: 'column', gap: '4px' },
  meter: { width: '100%', height: '10px' },
  classes: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
})
