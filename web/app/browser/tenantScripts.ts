import { subscribe } from 'valtio'
import { persistConsent, type TenantScript } from '#web/state/consent.ts'
import type { Stores } from '#web/state/stores.ts'

/**
 * Loads the institute's own scripts: those with a function, such as a chat, at the first click or key, the others
 * once the visitor accepts. A script cannot be unloaded, so that a later refusal reloads the page.
 */
export function loadTenantScripts({ institute, consent }: Pick<Stores, 'institute' | 'consent'>): void {
  const { scripts } = institute
  persistConsent(consent, scripts)
  const functional = scripts.filter(({ purpose }) => purpose === 'function')
  const waiting = scripts.filter(({ purpose }) => purpose !== 'function')
  const start = () => {
    removeEventListener('pointerdown', start)
    removeEventListener('keydown', start)
    functional.forEach(addScript)
  }
  addEventListener('pointerdown', start)
  addEventListener('keydown', start)
  let isLoaded = false
  const follow = () => {
    if (consent.choice === 'accepted' && !isLoaded) {
      isLoaded = true
      waiting.forEach(addScript)
    } else if (consent.choice === 'refused' && isLoaded) location.reload()
  }
  follow()
  subscribe(consent, follow)
}

/** Trusted by `strict-dynamic`, because a trusted script adds it. */
function addScript({ src }: TenantScript): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
