import { type Kid, unwrapData, type Passcode } from '#sdk'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { dismissErrors, notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/** Fetches a kid's passcode on request and keeps it in component state only: not in a cache, not in storage. */
export function usePasscode(kid: Kid) {
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const [code, setCode] = useState<Passcode>()
  const [isBusy, setBusy] = useState(false)
  const params = { path: { id: kid.id } }

  // Hides the passcode after a while
  useEffect(() => {
    const hide = () => document.hidden && setCode(undefined)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  return {
    code,
    isBusy,
    hide: () => setCode(undefined),
    show: () => fetchPasscode(() => api.GET('/kids/{id}/passcode/', { params })),
    /** Replaces the passcode; the old one becomes invalid at once. */
    regenerate: () => fetchPasscode(() => api.POST('/kids/{id}/passcode/regenerate/', { params })),
  }

  /** @returns the passcode, or undefined after an error, which is shown as a toast */
  async function fetchPasscode(
    send: () => Promise<{ data?: { data: Passcode } }>,
  ): Promise<Passcode | undefined> {
    setBusy(true)
    try {
      const { data } = await unwrapData(send())
      setCode(data)
      dismissErrors(notifications)
      return data
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
      return undefined
    } finally {
      setBusy(false)
    }
  }
}
