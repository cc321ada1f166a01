import { proxy } from 'valtio'

/** A script of the institute's own, by what it is for. */
export interface TenantScript {
  readonly src: string
  /** Scripts for analytics and marketing wait for consent */
  readonly purpose: 'function' | 'analytics' | 'marketing'
}

/** The visitor's decision about optional scripts. */
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

/** Stores an answer and closes the question. */
export function chooseConsent(consent: ConsentState, choice: 'accepted' | 'refused'): void {
  consent.choice = choice
  consent.isOpen = false
}

/** Asks again, from the footer. */
export function openConsent(consent: ConsentState): void {
  consent.isOpen = true
}
