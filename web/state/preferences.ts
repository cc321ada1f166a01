import { proxy } from 'valtio'
import type { Language } from './institute.ts'

/** What the visitor sees everything in. */
export interface PreferencesState {
  language: Language
  /** IANA name; the institute's until the browser has said its own (ruling 31) */
  timeZone: string
}

export function createPreferences(state: PreferencesState): PreferencesState {
  return proxy(state)
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
