import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { chooseReminders, createDevice, persistDevice, refuseInstall } from './device.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['granted', true, true],
  ['denied', true, false],
  ['default', true, false],
  ['granted', false, false],
])(
  'where the browser has %s notifications and reminders were chosen: %s, they are on: %s',
  async (...row) => {
    const [permission, isChosen, isOn] = row
    chooseReminders(openPage(), isChosen)
    await Promise.resolve()
    vi.stubGlobal('Notification', { permission })
    expect(openPage().hasReminders).toBe(isOn)
  },
)

test('a browser without notifications restores no reminders', async () => {
  chooseReminders(openPage(), true)
  await Promise.resolve()
  expect(openPage().hasReminders).toBe(false)
})

test('reminders that were switched off again stay off', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' })
  const device = openPage()
  chooseReminders(device, true)
  await Promise.resolve()
  expect(device.hasReminders).toBe(true)
  chooseReminders(device, false)
  await Promise.resolve()
  expect(openPage().hasReminders).toBe(false)
})

test('reminders chosen before another part of the page asks for them are kept', () => {
  const device = openPage()
  chooseReminders(device, true)
  persistDevice(device)
  expect(device.hasReminders).toBe(true)
})

test('an offer to install is known on the next page, and a refusal holds for good', async () => {
  const device = openPage()
  expect(device.offer).toBeUndefined()
  device.install = () => undefined
  device.offer = 'offered'
  await Promise.resolve()
  expect(openPage().offer).toBe('offered')
  refuseInstall(device)
  await Promise.resolve()
  expect([device.install, openPage().offer]).toEqual([undefined, 'off'])
})

/** Opens a page of this device. */
function openPage() {
  const device = createDevice()
  persistDevice(device)
  return device
}
