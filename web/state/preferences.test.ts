import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { getBrowserZone } from '#web/time/viewer.ts'
import {
  createPreferences,
  holdZone,
  removeSavedZone,
  getDirection,
  persistZone,
  saveZone,
} from './preferences.ts'

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', new URL('https://a.example/'))
})
afterEach(() => vi.unstubAllGlobals())

test('the zone of the profile is kept for the browser and for the server', async () => {
  const preferences = openPage()
  expect(preferences.timeZone).toBe(getBrowserZone())
  saveZone(preferences, 'Pacific/Chatham')
  await Promise.resolve()
  expect([preferences.timeZone, openPage().timeZone]).toEqual(['Pacific/Chatham', 'Pacific/Chatham'])
  expect(document.cookie).toMatch(/^tz=Pacific(\/|%2F)Chatham;/)
  localStorage.setItem('mk.zone', 'Mars/Olympus')
  expect(openPage().timeZone).toBe(getBrowserZone())
})

test('the zone of a profile is forgotten with its person, also after the language changes', async () => {
  const preferences = openPage()
  saveZone(preferences, 'Pacific/Chatham')
  await Promise.resolve()
  removeSavedZone(preferences)
  localStorage.removeItem('mk.zone')
  preferences.language = 'ar'
  await Promise.resolve()
  expect([preferences.timeZone, localStorage.getItem('mk.zone')]).toEqual(['Pacific/Chatham', null])
})

test('the zone is kept for the server at once, and shown once no form of the page waits for its code', async () => {
  const preferences = createPreferences({ language: 'en', timeZone: 'UTC' })
  const releases = [holdZone(preferences), holdZone(preferences)]
  saveZone(preferences, 'Pacific/Chatham')
  expect(document.cookie).toMatch(/^tz=Pacific(\/|%2F)Chatham;/)
  await Promise.resolve()
  expect(preferences.timeZone).toBe('UTC')
  releases[0]?.()
  await Promise.resolve()
  expect(preferences.timeZone).toBe('UTC')
  releases[1]?.()
  await Promise.resolve()
  expect(preferences.timeZone).toBe('Pacific/Chatham')
})

/** Opens a page of this device. */
function openPage() {
  const preferences = createPreferences({ language: 'en', timeZone: 'UTC' })
  persistZone(preferences)
  return preferences
}

test('Arabic is written from right to left', () => {
  expect([getDirection('ar'), getDirection('en')]).toEqual(['rtl', 'ltr'])
})
