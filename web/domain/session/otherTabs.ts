import { setSignedOut } from '#web/state/session.ts'
import { removePersonalData } from '#web/storage/storage.ts'
import type { Stores } from '#web/state/stores.ts'

// One channel per page, because a channel does not receive its own messages.
let channel: BroadcastChannel | undefined

/** Notifies other tabs of a sign-in or sign-out. */
export function notifyOtherTabs(what: 'signed-in' | 'signed-out') {
  openChannel()?.postMessage(what)
}

/** Signs this tab out when another tab signs out, and reloads it when another tab signs in. */
export function listenToOtherTabs({ session }: Stores) {
  openChannel()?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') {
      setSignedOut(session)
      removePersonalData()
      location.assign('/')
    } else if (!session.user) location.reload()
  })
}

function openChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel('mk.session')
  return channel
}
