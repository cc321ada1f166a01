import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseReminders,
  createDevice,
  isInstallRefused,
  refuseInstall,
  rememberInstallOffer,
  restoreReminders,
} from './device.ts'
import { stubStorage } from './stubStorage.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['granted', true, true],
  ['denied', true, false],
  ['default', true, false],
  ['granted', false, false],
])('where the browser has %s notifications and reminders were chosen: %s, they are on: %s', (...row) => {
  const [permission, isChosen, isOn] = row
  vi.stubGlobal('Notification', { permission })
  chooseReminders(createDevice(), isChosen)
  const device = createDevice()
  restoreReminders(device)
  expect(device.hasReminders).toBe(isOn)
})

test('a browser without notifications restores no reminders', () => {
  chooseReminders(createDevice(), true)
  const device = createDevice()
  restoreReminders(device)
  expect(device.hasReminders).toBe(false)
})

test('reminders that were switched off again stay off', () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  const device = createDevice()
  chooseReminders(device, true)
  expect(device.hasReminders).toBe(true)
  chooseReminders(device, false)
  restoreReminders(device)
  expect(device.hasReminders).toBe(false)
})

test('the offer to install is marked as new once, and a refusal hides it permanently', () => {
  expect([rememberInstallOffer(), rememberInstallOffer(), isInstallRefused()]).toEqual([false, true, false])
  const device = createDevice()
  device.install = () => undefined
  refuseInstall(device)
  expect([device.install, isInstallRefused(), rememberInstallOffer()]).toEqual([undefined, true, true])
})
