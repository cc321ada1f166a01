import { proxy } from 'valtio'
import type { Language } from '#sdk/language.ts'
import { readStored, setPageCookie, writeStored } from './storage.ts'
import { isZone } from './isZone.ts'

/** What the visitor sees everything in. */
export interface PreferencesState {
  language: Language
  /** IANA name; the institute's until the browser has said its own (ruling 31) */
  timeZone: string
}

export function createPreferences(state: PreferencesState): PreferencesState {
  return proxy(state)
}

export function getDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

const ZONE = 'mk.zone'

/** The zone that a person saved stands above the browser's, on this device until somebody else uses it. */
export function saveZone(preferences: PreferencesState, zone: string) {
  preferences.timeZone = zone
  writeStored(ZONE, zone)
  setPageCookie('tz', zone)
}

export function readSavedZone(): string | undefined {
  const zone = readStored(ZONE)
  return zone !== undefined && isZone(zone) ? zone : undefined
}

export function clearSavedZone() {
  writeStored(ZONE, undefined)
}
