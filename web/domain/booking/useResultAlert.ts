import { useEffect } from 'react'
import { type Alert, openAlert } from '#web/state/dialogs.ts'
import { getTabStorage, readStored, writeStored } from '#web/storage/storage.ts'
import { useStores } from '#web/state/stores.ts'
import { useEvent } from '#web/ui/useEvent.ts'

const KEY = 'mk.told'
const ALERTS_MAX = 20

/**
 * Shows the result of a booking or payment in the alert dialog, once per result: not again after a reload.
 * @param name identifies the result; without spaces
 * @param alert undefined while there is no result
 */
export function useResultAlert(name: string, alert: Alert | undefined) {
  const { dialogs } = useStores()
  const isKnown = alert !== undefined
  // Depends on the name only, because the alert's text may change with the language
  const showAlert = useEvent((end: string) => {
    if (alert && claimAlert(end)) openAlert(dialogs, alert)
  })
  useEffect(() => {
    if (isKnown) showAlert(name)
  }, [name, isKnown, showAlert])
}

/**
 * Marks an alert as shown.
 * @returns false when this tab has shown it before
 */
function claimAlert(name: string): boolean {
  const shown = (readStored(KEY, getTabStorage) ?? '').split(' ').filter(Boolean)
  if (shown.includes(name)) return false
  writeStored(KEY, [...shown, name].slice(-ALERTS_MAX).join(' '), getTabStorage)
  return true
}
