import { proxy, subscribe } from 'valtio'
import { readStored, writeStored } from './storage.ts'

const KEY = 'mk.consent'

/** A script of the institute's own, by what it is for. */
export interface TenantScript {
  readonly src: string
  /** Scripts for analytics and marketing wait for consent */
  readonly purpose: 'function' | 'analytics' | 'marketing'
}

/** What the visitor decided about scripts that are not needed. */
export interface ConsentState {
  choice: 'accepted' | 'refused' | undefined
  /** The question is shown */
  isOpen: boolean
}

/** Creates the store of a visitor who was not asked yet. */
export function createConsent(): ConsentState {
  return proxy<ConsentState>({ choice: undefined, isOpen: false })
}

/** Whether any script waits for consent, so that there is something to ask. */
export function needsConsent(scripts: readonly TenantScript[]): boolean {
  return scripts.some(({ purpose }) => purpose !== 'function')
}

/** Restores the choice of an earlier visit and asks where there is none. Call once per page, in the browser. */
export function persistConsent(consent: ConsentState, scripts: readonly TenantScript[]): void {
  const stored = readStored(KEY)
  consent.choice = stored === 'accepted' || stored === 'refused' ? stored : undefined
  consent.isOpen = consent.choice === undefined && needsConsent(scripts)
  subscribe(consent, () => writeStored(KEY, consent.choice))
}

/** Stores an answer and closes the question. */
export function chooseConsent(consent: ConsentState, choice: 'accepted' | 'refused'): void {
  consent.choice = choice
  consent.isOpen = false
}

/** Asks again, from the footer. */
export function openConsent(consent: ConsentState): void {
  consent.isOpen = true
}
