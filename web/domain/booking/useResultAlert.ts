import { useEffect } from 'react'
import { type Alert, openAlert } from '#web/state/dialogs.ts'
import { readStored, writeStored } from '#web/state/storage.ts'
import { useStores } from '#web/state/stores.ts'
import { useEvent } from '#web/ui/useEvent.ts'

const KEY = 'mk.told'
const MOST = 20

/**
 * Shows how a booking or payment ended in the alert dialog (ruling 55), once for each end: not again after a reload.
 * @param name names this very end, without spaces @param alert undefined while there is nothing to tell
 */
export function useResultAlert(name: string, alert: Alert | undefined) {
  const { dialogs } = useStores()
  const isKnown = alert !== undefined
  // An end is told when it is known, whatever its words become
  const tell = useEvent((end: string) => {
    if (alert && isNews(end)) openAlert(dialogs, alert)
  })
  useEffect(() => {
    if (isKnown) tell(name)
  }, [name, isKnown, tell])
}

/** Whether this tab has not told it yet; from now on it has. */
function isNews(name: string): boolean {
  const told = (readStored(KEY, tab) ?? '').split(' ').filter(Boolean)
  if (told.includes(name)) return false
  writeStored(KEY, [...told, name].slice(-MOST).join(' '), tab)
  return true
}

function tab() {
  return sessionStorage
}
