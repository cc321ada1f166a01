import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { useCooldown } from '#web/ui/useCooldown.ts'

const COOL_DOWN_S = 60

/** Returns a function that sends the confirmation e-mail again, once a minute at most, and the seconds left. */
export function useResendLink() {
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const { left, start } = useCooldown(COOL_DOWN_S)
  const [isBusy, setBusy] = useState(false)

  async function resend(email: string) {
    if (isBusy || left > 0) return
    setBusy(true)
    try {
      await api.POST('/auth/verify_email/resend/', { body: { email } })
      start()
      notify(notifications, 'success', intl.formatMessage({ id: 'auth.linkSent' }))
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    }
    setBusy(false)
  }
  return { isBusy, left, resend }
}
