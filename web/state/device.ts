import { proxy } from 'valtio'
import { readStored, writeStored } from './storage.ts'

/** Capabilities of this device and its user's choices. */
export interface DeviceState {
  /** Installs the app; absent where the browser does not offer it, and after a refusal */
  install: (() => void) | undefined
  /** Notifications ten minutes before a class */
  hasReminders: boolean
}

const INSTALL = 'mk.install'
const REMINDERS = 'mk.reminders'

/** Creates the store. */
export function createDevice(): DeviceState {
  return proxy<DeviceState>({ install: undefined, hasReminders: false })
}

/** Whether the hint to install was refused, which holds for good. */
export function isInstallRefused(): boolean {
  return readStored(INSTALL) === 'off'
}

/**
 * Remembers that this browser could install the app.
 * @returns whether it was remembered already, from an earlier page or visit
 */
export function rememberInstallOffer(): boolean {
  const isKnown = readStored(INSTALL) !== undefined
  if (!isKnown) writeStored(INSTALL, 'offered')
  return isKnown
}

/** Hides the hint to install, now and in all later visits. */
export function refuseInstall(device: DeviceState) {
  device.install = undefined
  writeStored(INSTALL, 'off')
}

/** Restores the choice of reminders, which the browser may have revoked since. */
export function restoreReminders(device: DeviceState) {
  const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted'
  device.hasReminders = isAllowed && readStored(REMINDERS) === 'on'
}

/** Stores the choice of reminders. */
export function chooseReminders(device: DeviceState, hasReminders: boolean) {
  device.hasReminders = hasReminders
  writeStored(REMINDERS, hasReminders ? 'on' : undefined)
}
