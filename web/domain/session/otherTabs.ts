import { setSignedOut } from '#web/state/session.ts'
import type { Stores } from '#web/state/stores.ts'

// One channel a page: a channel does not hear itself.
let channel: BroadcastChannel | undefined

/** Tells the other tabs that somebody signed in or out. */
export function notifyOtherTabs(what: 'signed-in' | 'signed-out') {
  openChannel()?.postMessage(what)
}

/** Sign-out in one tab signs out all; a sign-in elsewhere loads the page anew as that person (ruling 39). */
export function listenToOtherTabs({ session }: Stores) {
  openChannel()?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') {
      setSignedOut(session)
      location.assign('/')
    } else if (!session.user) location.reload()
  })
}

function openChannel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel('mk.session')
  return channel
}
