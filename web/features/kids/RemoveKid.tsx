import { ApiError, type Kid } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Confirm } from '#web/ui/Confirm.tsx'

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
      text={<FormattedMessage id="kids.remove.text" values={values} />}
      action={intl.formatMessage({ id: 'kids.remove.action' })}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
