import { type Kid, unwrapData, type Passcode } from '#sdk'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { errorText } from '#web/api/errorText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

/** A kid's passcode, asked for when it is to be shown and held by this card only: no cache, no storage (ruling 48). */
export function usePasscode(kid: Kid) {
  const intl = useIntl()
  const { api } = useClients()
  const { notifications } = useStores()
  const [code, setCode] = useState<Passcode>()
  const [isBusy, setBusy] = useState(false)
  const params = { path: { id: kid.id } }

  // A page that is left lying open shows no code
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && setCode(undefined)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  return {
    code,
    isBusy,
    hide: () => setCode(undefined),
    show: () => work(() => api.GET('/kids/{id}/passcode/', { params })),
    /** The old one ends at once. */
    regenerate: () => work(() => api.POST('/kids/{id}/passcode/regenerate/', { params })),
  }

  /** @returns the passcode, or undefined when it could not be had; then that has been said */
  async function work(ask: () => Promise<{ data?: { data: Passcode } }>): Promise<Passcode | undefined> {
    setBusy(true)
    try {
      const { data } = await unwrapData(ask())
      setCode(data)
      return data
    } catch (error) {
      notify(notifications, 'error', errorText(error, intl))
      return undefined
    } finally {
      setBusy(false)
    }
  }
}
