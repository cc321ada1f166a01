import { useEffect } from 'react'
import { useDialogs, useSession } from '#web/state/stores.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import type { WebinarRegistrations } from './useWebinarRegistrations.ts'
import { storeWebinarIntent, takeWebinarIntent } from './webinarIntent.ts'

/** Completes the registration that a guest started before signing in; closing the dialog drops it. */
export function useWebinarIntent({ register, mayRegister }: WebinarRegistrations) {
  const { user } = useSession()
  const { login } = useDialogs()
  const arrive = useEvent(() => {
    const id = takeWebinarIntent()
    if (id && mayRegister) void register({ id })
  })
  useEffect(() => {
    if (user) arrive()
  }, [user, arrive])
  useEffect(() => {
    if (!login) return undefined
    return () => storeWebinarIntent(undefined)
  }, [login])
}
