import { Button, makeStyles, Radio, RadioGroup, Spinner } from '@fluentui/react-components'
import { type Reservation, unwrapData } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { KidDialogProps } from './EditKidDialog.tsx'
import { ReservationLine } from './ReservationLine.tsx'

/** Reservations that can be assigned to a kid. */
const reservationsQuery = query('/reservations/list/', { query: { page_size: 50 } })

/**
 * Assigns a reservation to a kid, which moves its coming classes to them.
 * @see specification section 6
 */
export function AssignDialog({ kid, isOpen, onClose, onSaved }: KidDialogProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const { data, error, isValidating, mutate } = useQuery(reservationsQuery)
  const [chosen, setChosen] = useState<string>('')
  const [isBusy, setBusy] = useState(false)
  const name = isolateText(kid.first_name)
  const rows = data?.data.filter((row) => canMove(row) && row.learner.id !== kid.id)
  return (
    <Dialog
      isOpen={isOpen}
      title={intl.formatMessage({ id: 'kids.assign.title' }, { name })}
      onClose={onClose}
    >
      {!rows && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!rows && !error && <Spinner label={intl.formatMessage({ id: 'shell.loading' })} />}
      {rows?.length === 0 && <Notice seed="assign" title={intl.formatMessage({ id: 'kids.assign.none' })} />}
      {rows && rows.length > 0 && (
        <div className={styles.root}>
          <p className={styles.text}>
            <FormattedMessage id="kids.assign.text" values={{ name: <bdi>{kid.first_name}</bdi> }} />
          </p>
          <RadioGroup
            aria-label={intl.formatMessage({ id: 'kids.assign.choose' })}
            value={chosen}
            onChange={(_, { value }) => setChosen(value)}
          >
            {rows.map((row) => (
              <Radio key={row.id} value={String(row.id)} label={<ReservationLine reservation={row} />} />
            ))}
          </RadioGroup>
          <Button
            appearance="primary"
            size="large"
            disabledFocusable={isBusy || chosen === ''}
            onClick={() => void assign()}
          >
            <FormattedMessage id="kids.assign.action" />
          </Button>
        </div>
      )}
    </Dialog>
  )

  async function assign() {
    const id = Number(chosen)
    if (!id) return
    setBusy(true)
    try {
      await unwrapData(
        api.POST('/reservations/{id}/assign/', { params: { path: { id } }, body: { kid_id: kid.id } }),
      )
      notify(notifications, 'success', intl.formatMessage({ id: 'kids.assigned' }, { name }))
      void mutate()
      onSaved()
      onClose()
    } catch (failure) {
      notify(notifications, 'error', formatError(failure, intl))
    } finally {
      setBusy(false)
    }
  }
}

/** Whether a reservation can be assigned: seats in groups cannot, and ended ones cannot. */
function canMove({ kind, state }: Reservation): boolean {
  return kind !== 'group' && (state === 'active' || state === 'pending')
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0 },
})
