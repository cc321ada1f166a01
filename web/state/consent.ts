import { getDeviceStorage } from '#web/storage/storage.ts'
import { proxy } from 'valtio'
import { persist } from './persist.ts'

/** A script of the institute's own, by what it is for. */
export interface TenantScript {
  readonly src: string
  /** Scripts for analytics and marketing wait for consent */
  readonly purpose: 'function' | 'analytics' | 'marketing'
}

const choices = ['accepted', 'refused'] as const

/** The visitor's decision about optional scripts. */
export interface ConsentState {
  choice: (typeof choices)[number] | undefined
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

/**
 * Restores the choice of an earlier visit, and stores changes; without a choice the question opens. Call once per page,
 * in the browser.
 */
export function persistConsent(consent: ConsentState, scripts: readonly TenantScript[]): void {
  persist(consent, {
    key: 'mk.consent',
    storage: getDeviceStorage,
    parse(text) {
      const choice = choices.find((known) => known === text)
      return { choice, isOpen: choice === undefined && needsConsent(scripts) }
    },
    format: ({ choice }) => choice,
  })
}
