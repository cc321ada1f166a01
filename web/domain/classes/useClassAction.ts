import type { Clients } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { useRefreshClasses } from './queries.ts'

/**
 * Returns a function that runs an action on a class, shows the result as a toast and revalidates the class queries.
 */
export function useClassAction() {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const refresh = useRefreshClasses()
  const [isBusy, setBusy] = useState(false)

  async function runAction(run: (clients: Clients) => Promise<unknown>, done: MessageId) {
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
  return { act: runAction, isBusy }
}
