import { ApiError, type Kid, type Reservation } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Money } from '#web/ui/Money.tsx'

/** Bookings that end with a kid in them */
const unpaidQuery = query('/reservations/list/', { query: { state: ['pending'], page_size: 100 } })

interface RemoveKidProps {
  kid: Kid
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a kid's account is removed, and says what is lost. See docs/decisions.md#removed-kids. */
export function RemoveKid({ kid, onClose, onRemoved }: RemoveKidProps) {
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)
  const unpaid = useQuery(unpaidQuery, { revalidateOnMount: true })
  const values = { name: isolateText(kid.first_name) }

  async function remove() {
    setBusy(true)
    try {
      await api.DELETE('/kids/delete/{id}', { params: { path: { id: kid.id } } })
      notify(notifications, 'success', intl.formatMessage({ id: 'kids.removed' }))
      onRemoved()
    } catch (error) {
      // Removed in another window
      if (error instanceof ApiError && error.status === 404) {
        notify(notifications, 'info', intl.formatMessage({ id: 'kids.removed' }))
        onRemoved()
      } else notify(notifications, 'error', formatError(error, intl))
    }
    onClose()
  }

  return (
    <Confirm
      title={intl.formatMessage({ id: 'kids.remove.title' }, values)}
      text={
        <>
          <FormattedMessage id="kids.remove.text" values={values} />
          {unpaid.data?.data.map((row) => (
            <FamilyBooking key={row.id} booking={row} kid={kid} />
          ))}
        </>
      }
      action={intl.formatMessage({ id: 'kids.remove.action' })}
      isDanger
      isBusy={isBusy || (!unpaid.data && !unpaid.error)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}

interface FamilyBookingProps {
  booking: Reservation
  kid: Kid
}

/** Says that an unpaid booking ends for the other kids too; nothing of a booking without the kid or without others. */
function FamilyBooking({
  booking: { courses, learners = [], total_cost, currency },
  kid,
}: FamilyBookingProps) {
  const intl = useIntl()
  const others = learners.filter(({ id }) => id !== kid.id)
  if (others.length === 0 || others.length === learners.length) return null
  const list = (rows: readonly { name: string }[]) =>
    intl.formatList(rows.map(({ name }) => isolateText(name)))
  return (
    <p>
      <FormattedMessage
        id="kids.remove.family"
        values={{
          courses: list(courses),
          names: list(others),
          amount: <Money amount={total_cost} currency={currency} />,
        }}
      />
    </p>
  )
}
