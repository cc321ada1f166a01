import { persistDevice } from '#web/state/device.ts'
import type { Stores } from '#web/state/stores.ts'

/** @see https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/**
 * Keeps the browser's offer to install the app for our own hint, unless that was refused. A guest does not see it on the
 * first page of the first visit, before they know the app.
 */
export function offerInstall({ device, session }: Stores, event: Event) {
  persistDevice(device)
  if (device.offer === 'off') return
  const isKnown = device.offer !== undefined
  device.offer = 'offered'
  if (isKnown || session.user) offer()
  else waitForNextPage(offer)

  function offer() {
    device.install = () => {
      device.install = undefined
      void (event as InstallEvent).prompt() // The only event of this name
    }
  }
}

/** Calls back once the visitor goes on to another page; browsers without the Navigation API offer no installation. */
function waitForNextPage(onNext: () => void) {
  const { pathname } = location
  const check = () => {
    if (location.pathname === pathname) return
    window.navigation?.removeEventListener('currententrychange', check)
    onNext()
  }
  window.navigation?.addEventListener('currententrychange', check)
}
