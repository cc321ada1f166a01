import type { Clients } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/** Returns a function that makes a call, shows its result as a toast and then revalidates by `refresh`. */
export function useToastedCall(refresh: () => Promise<unknown>) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)

  async function act(run: (clients: Clients) => Promise<unknown>, done: MessageId) {
    setBusy(true)
    try {
      await run(clients)
      notify(notifications, 'success', intl.formatMessage({ id: done }))
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    }
    await refresh()
    setBusy(false)
  }
  return { act, isBusy }
}
