import { getDeviceStorage } from '#web/storage/storage.ts'
import { proxy } from 'valtio'
import { persist } from './persist.ts'

const offers = ['offered', 'off'] as const

/** Capabilities of this device and its user's choices. */
export interface DeviceState {
  isRestored: boolean
  /** Installs the app; absent where the browser does not offer it, and after a refusal */
  install: (() => void) | undefined
  /** Whether this browser has offered to install the app, and whether the hint was refused, which holds for good */
  offer: (typeof offers)[number] | undefined
  /** Notifications ten minutes before a class */
  hasReminders: boolean
}

/** Creates the store. */
export function createDevice(): DeviceState {
  return proxy<DeviceState>({ isRestored: false, install: undefined, offer: undefined, hasReminders: false })
}

/** Hides the hint to install, now and in all later visits. */
export function refuseInstall(device: DeviceState) {
  device.install = undefined
  device.offer = 'off'
}

/** Sets the choice of reminders. */
export function chooseReminders(device: DeviceState, hasReminders: boolean) {
  device.hasReminders = hasReminders
}

/**
 * Restores the offer to install and the choice of reminders, which the browser may have revoked since, and stores
 * changes. In the browser only, by the part that needs them first.
 */
export function persistDevice(device: DeviceState) {
  if (device.isRestored) return
  device.isRestored = true
  persist(device, {
    key: 'mk.install',
    storage: getDeviceStorage,
    parse: (text) => ({ offer: offers.find((known) => known === text) }),
    format: ({ offer }) => offer,
  })
  persist(device, {
    key: 'mk.reminders',
    storage: getDeviceStorage,
    parse(text) {
      const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted'
      return { hasReminders: isAllowed && text === 'on' }
    },
    format: ({ hasReminders }) => (hasReminders ? 'on' : undefined),
  })
}
