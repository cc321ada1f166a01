import { signedOut } from '#web/state/session.ts'
import type { Stores } from '#web/state/stores.ts'

const NAME = 'mk.session'

/** Tells the other tabs that somebody signed in or out. */
export function tellOtherTabs(what: 'signed-in' | 'signed-out') {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(what)
  channel.close()
}

/** Sign-out in one tab signs out all; a sign-in elsewhere loads the page anew as that person (ruling 39). */
export function listenToOtherTabs({ session }: Stores) {
  if (!('BroadcastChannel' in window)) return
  new BroadcastChannel(NAME).addEventListener('message', ({ data }) => {
    if (data === 'signed-out') {
      signedOut(session)
      location.assign('/')
    } else if (!session.user) location.reload()
  })
}
