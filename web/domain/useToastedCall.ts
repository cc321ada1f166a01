import type { Clients } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/**
 * Returns a function that makes a call, shows its result as a toast and then revalidates by `refresh`; it resolves to
 * the error of a call that failed. A call whose goal is reached already has not failed: `isDone` reads that.
 */
export function useToastedCall(refresh: () => Promise<unknown>) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)

  async function runCall(
    run: (clients: Clients) => Promise<unknown>,
    done: MessageId,
    isDone?: (clients: Clients) => Promise<boolean>,
  ): Promise<unknown> {
    setBusy(true)
    let failure: unknown
    try {
      await run(clients)
      notify(notifications, 'success', intl.formatMessage({ id: done }))
    } catch (error) {
      if (await isDoneAlready(error, isDone && (() => isDone(clients))))
        notify(notifications, 'info', intl.formatMessage({ id: done }))
      else {
        failure = error
        notify(notifications, 'error', formatError(error, intl))
      }
    }
    await refresh()
    setBusy(false)
    return failure
  }
  return { runCall, isBusy }
}
