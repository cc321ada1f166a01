import { proxy, subscribe } from 'valtio'
import type { Language } from '#sdk/language.ts'
import { getDeviceStorage, setPageCookie } from '#web/storage/storage.ts'
import { isZone } from '#web/time/isZone.ts'
import { getBrowserZone } from '#web/time/viewer.ts'
import { persist } from './persist.ts'

/** The user's language and time zone. */
export interface PreferencesState {
  language: Language
  /** IANA name; the institute's zone until the browser's is known */
  timeZone: string
  /** The zone of the profile, which overrides the browser's on this device until another user signs in */
  savedZone?: string | undefined
  /** How many forms of the server's page wait for their code: the zone that is shown is not changed before */
  zoneHolds?: number
}

/** Creates the store. */
export function createPreferences(state: PreferencesState): PreferencesState {
  return proxy(state)
}

/** Returns the text direction of a language. */
export function getDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Uses the zone of the profile from now on. */
export function saveZone(preferences: PreferencesState, zone: string) {
  preferences.savedZone = zone
  showZone(preferences, zone)
}

/** Forgets the zone of a profile when its person leaves; the page keeps it until it is loaded again. */
export function removeSavedZone(preferences: PreferencesState) {
  preferences.savedZone = undefined
}

/** Restores the zone of the profile, or uses the browser's, and stores changes. Call once per page, in the browser. */
export function persistZone(preferences: PreferencesState) {
  persist(preferences, {
    key: 'mk.zone',
    storage: getDeviceStorage,
    parse: (text) => ({ savedZone: text !== undefined && isZone(text) ? text : undefined }),
    format: ({ savedZone }) => savedZone,
  })
  showZone(preferences, preferences.savedZone ?? getBrowserZone())
}

/** Keeps the shown zone as it is. @returns a function that ends this */
export function holdZone(preferences: PreferencesState): () => void {
  preferences.zoneHolds = (preferences.zoneHolds ?? 0) + 1
  return () => {
    preferences.zoneHolds = (preferences.zoneHolds ?? 1) - 1
  }
}

function showZone(preferences: PreferencesState, zone: string) {
  setPageCookie('tz', zone)
  const stop = subscribe(preferences, show)
  show()

  function show() {
    if (preferences.zoneHolds) return
    stop()
    preferences.timeZone = zone
  }
}
