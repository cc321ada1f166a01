import { proxy } from 'valtio'
import type { Language } from '#sdk/language.ts'
import { readStored, setPageCookie, writeStored } from './storage.ts'
import { isZone } from './isZone.ts'

/** The user's language and time zone. */
export interface PreferencesState {
  language: Language
  /** IANA name; the institute's zone until the browser's is known */
  timeZone: string
}

/** Creates the store. */
export function createPreferences(state: PreferencesState): PreferencesState {
  return proxy(state)
}

/** Returns the text direction of a language. */
export function getDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

const ZONE = 'mk.zone'

/** Saves the zone from the profile; it overrides the browser's on this device until another user signs in. */
export function saveZone(preferences: PreferencesState, zone: string) {
  preferences.timeZone = zone
  writeStored(ZONE, zone)
  setPageCookie('tz', zone)
}

/** Reads the zone saved by `saveZone`; undefined if nothing is saved or the zone is unknown. */
export function readSavedZone(): string | undefined {
  const zone = readStored(ZONE)
  return zone !== undefined && isZone(zone) ? zone : undefined
}
