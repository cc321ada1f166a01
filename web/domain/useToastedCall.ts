import type { Clients } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/**
 * Returns a function that makes a call, shows its result as a toast and then revalidates by `refresh`; it resolves to
 * the error of a call that failed.
 */
export function useToastedCall(refresh: () => Promise<unknown>) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)

  async function act(run: (clients: Clients) => Promise<unknown>, done: MessageId): Promise<unknown> {
    setBusy(true)
    let failure: unknown
    try {
      await run(clients)
      notify(notifications, 'success', intl.formatMessage({ id: done }))
    } catch (error) {
      failure = error
      notify(notifications, 'error', formatError(error, intl))
    }
    await refresh()
    setBusy(false)
    return failure
  }
  return { act, isBusy }
}
