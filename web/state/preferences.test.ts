import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseConsent, createConsent, needsConsent, openConsent } from './consent.ts'
import { clearGroupSelection, createGroupSelection } from './groupSelection.ts'
import { createInstitute, emptyConfigs, isMainInstitute, setConfigs } from './institute.ts'
import { persistGroupSelection } from './persistGroupSelection.ts'
import { createPreferences, getDirection, readSavedZone, saveZone } from './preferences.ts'
import { createDetailName, setDetailName } from './detailName.ts'
import { chooseTheme, readThemeChoice } from './theme.ts'
import { stubStorage } from './stubStorage.ts'

const darkRules = { media: '', setAttribute: (_: 'media', value: string) => void (darkRules.media = value) }

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('document', { cookie: '', querySelector: () => darkRules })
  vi.stubGlobal('location', new URL('https://a.example/'))
})
afterEach(() => vi.unstubAllGlobals())

describe('a theme', () => {
  test.each([
    ['light', 'not all'],
    ['dark', 'all'],
  ] as const)('the theme %s is applied and stored', (choice, media) => {
    chooseTheme(choice)
    expect([darkRules.media, readThemeChoice()]).toEqual([media, choice])
  })

  test("the device's theme follows the device and is not stored", () => {
    chooseTheme('dark')
    chooseTheme('system')
    expect([darkRules.media, readThemeChoice()]).toEqual(['(prefers-color-scheme:dark)', 'system'])
    expect(localStorage.getItem('mk.theme')).toBeNull()
  })

  test('an unknown theme falls back to the theme of the device', () => {
    localStorage.setItem('mk.theme', 'purple')
    expect(readThemeChoice()).toBe('system')
  })
})

test('the zone of the profile is kept for the browser and for the server', () => {
  const preferences = createPreferences({ language: 'en', timeZone: 'UTC' })
  expect(readSavedZone()).toBeUndefined()
  saveZone(preferences, 'Africa/Cairo')
  expect([preferences.timeZone, readSavedZone()]).toEqual(['Africa/Cairo', 'Africa/Cairo'])
  expect(document.cookie).toMatch(/^tz=Africa(\/|%2F)Cairo;/)
  localStorage.setItem('mk.zone', 'Mars/Olympus')
  expect(readSavedZone()).toBeUndefined()
})

test('Arabic is written from right to left', () => {
  expect([getDirection('ar'), getDirection('en')]).toEqual(['rtl', 'ltr'])
})

const createScript = (purpose: 'function' | 'analytics' | 'marketing') => ({
  src: 'https://a.example/',
  purpose,
})

test('only scripts for analytics and marketing need consent, and a decision can be made again', () => {
  expect(needsConsent([])).toBe(false)
  expect(needsConsent([createScript('function')])).toBe(false)
  expect(needsConsent([createScript('function'), createScript('analytics')])).toBe(true)
  expect(needsConsent([createScript('marketing')])).toBe(true)
  const consent = createConsent()
  expect(consent).toEqual({ choice: undefined, isOpen: false })
  openConsent(consent)
  expect(consent.isOpen).toBe(true)
  chooseConsent(consent, 'refused')
  expect(consent).toEqual({ choice: 'refused', isOpen: false })
})

test('the selection of a group is kept in the tab alone, and removed when it is dropped', async () => {
  const selection = createGroupSelection()
  persistGroupSelection(selection)
  Object.assign(selection, { matrix: [{ course_id: 107, user_id: 1400, group_class_id: 20 }], webinar: 5 })
  await vi.waitFor(() => expect(sessionStorage.getItem('mk.group')).toContain('"webinar":5'))
  expect(localStorage.getItem('mk.group')).toBeNull()
  const reloaded = createGroupSelection()
  expect(reloaded.isRestored).toBe(false)
  persistGroupSelection(reloaded)
  expect(reloaded).toMatchObject({
    isRestored: true,
    matrix: [{ course_id: 107, user_id: 1400, group_class_id: 20 }],
    webinar: 5,
  })
  const other = createGroupSelection()
  clearGroupSelection(other)
  expect([other.matrix, sessionStorage.getItem('mk.group')]).toEqual([[], null])
})

test('the first institute is the main one, and a new configuration replaces the whole', () => {
  expect([1, 2].map((id) => isMainInstitute({ id }))).toEqual([true, false])
  expect(isMainInstitute(undefined)).toBe(false)
  const institute = createInstitute({ ...emptyConfigs, isMainHost: true, scripts: [], social: {} })
  expect(institute).toMatchObject({ configurations: {}, institute: undefined, defaultLanguage: 'en' })
  const configurations = { currency: { config_value: 'EGP' } } as never
  setConfigs(institute, { configurations, institute: undefined, defaultLanguage: 'ar' })
  expect(institute).toMatchObject({ configurations, defaultLanguage: 'ar', isMainHost: true })
})

test('a page has the name of the record that it shows, and none once that is closed', () => {
  const shown = createDetailName()
  expect(shown.name).toBeUndefined()
  setDetailName(shown, 'Sara Kamal')
  expect(shown.name).toBe('Sara Kamal')
  setDetailName(shown, undefined)
  expect(shown.name).toBeUndefined()
})
