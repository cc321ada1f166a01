import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { areShortcutsEnabled, enableShortcuts } from './keys.ts'

beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

test('single keys act until they are switched off on this device, and again afterwards', () => {
  expect(areShortcutsEnabled()).toBe(true)
  enableShortcuts(false)
  expect([areShortcutsEnabled(), localStorage.getItem('mk.keys')]).toEqual([false, 'off'])
  enableShortcuts(true)
  expect([areShortcutsEnabled(), localStorage.getItem('mk.keys')]).toEqual([true, null])
})
