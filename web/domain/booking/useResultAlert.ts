import { useEffect } from 'react'
import { type Alert, openAlert } from '#web/state/dialogs.ts'
import { readStored, writeStored } from '#web/state/storage.ts'
import { useStores } from '#web/state/stores.ts'
import { useEvent } from '#web/ui/useEvent.ts'

const KEY = 'mk.told'
const ALERTS_MAX = 20

/**
 * Shows how a booking or payment ended in the alert dialog (ruling 55), once for each end: not again after a reload.
 * @param name names this very end, without spaces @param alert undefined while there is nothing to tell
 */
export function useResultAlert(name: string, alert: Alert | undefined) {
  const { dialogs } = useStores()
  const isKnown = alert !== undefined
  // An end is told when it is known, whatever its words become
  const showAlert = useEvent((end: string) => {
    if (alert && claimAlert(end)) openAlert(dialogs, alert)
  })
  useEffect(() => {
    if (isKnown) showAlert(name)
  }, [name, isKnown, showAlert])
}

/** Whether this tab has not told it yet; from now on it has. */
function claimAlert(name: string): boolean {
  const shown = (readStored(KEY, getSessionStorage) ?? '').split(' ').filter(Boolean)
  if (shown.includes(name)) return false
  writeStored(KEY, [...shown, name].slice(-ALERTS_MAX).join(' '), getSessionStorage)
  return true
}

function getSessionStorage() {
  return sessionStorage
}
