import { isInstallRefused } from '#web/state/device.ts'
import type { Stores } from '#web/state/stores.ts'

/** @see https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** Keeps the browser's offer to install the app for our own hint, unless that was refused. */
export function offerInstall({ device }: Stores, event: Event) {
  if (isInstallRefused()) return
  device.install = () => {
    device.install = undefined
    void (event as InstallEvent).prompt() // The only event of this name
  }
}
