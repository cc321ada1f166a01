import type { Clients } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/**
 * Returns a function that runs a call about a quiz, shows the result as a toast and revalidates quizzes
 * and results; it returns whether the call succeeded.
 */
export function useQuizAction() {
  const intl = useIntl()
  const clients = useClients()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)

  async function run(call: (clients: Clients) => Promise<unknown>) {
    if (isBusy) return false
    setBusy(true)
    try {
      await call(clients)
      notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
      return true
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
      return false
    } finally {
      await mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/quizzes/'))
      setBusy(false)
    }
  }
  return { isBusy, run }
}
