import type { Clients } from '#sdk'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError, isInterrupted, isMadeByForm } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/**
 * Returns a function that makes a call, shows its result as a toast and then revalidates by `refresh`; it resolves to
 * the error of a call that failed; one that a form made itself is shown by that form. A call whose goal is reached already has not failed: `isDone` reads that; with
 * `isOwn` only after an attempt whose response was lost, because a reason of another person is not the one typed.
 */
export function useToastedCall(refresh: () => Promise<unknown>) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)
  const wasInterrupted = useRef(false)

  async function runCall(
    run: (clients: Clients) => Promise<unknown>,
    done: MessageId | (() => string),
    isDone?: (clients: Clients) => Promise<boolean>,
    isOwn = false,
  ): Promise<unknown> {
    const getText = () => (typeof done === 'function' ? done() : intl.formatMessage({ id: done }))
    setBusy(true)
    let failure: unknown
    try {
      await run(clients)
      notify(notifications, 'success', getText())
    } catch (error) {
      const isAsked = isDone && (!isOwn || wasInterrupted.current)
      if (await isDoneAlready(error, isAsked ? () => isDone(clients) : undefined))
        notify(notifications, 'info', getText())
      else {
        failure = error
        wasInterrupted.current ||= isInterrupted(error)
        if (!isMadeByForm(error)) notify(notifications, 'error', formatError(error, intl))
      }
    }
    await refresh()
    setBusy(false)
    return failure
  }
  return { runCall, isBusy }
}
