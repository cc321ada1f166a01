import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { chooseConsent, createConsent, needsConsent, openConsent, persistConsent } from './consent.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

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

test('the question opens until it is answered, where a script waits for consent', async () => {
  const marketing = [createScript('marketing')]
  const openPage = (scripts = marketing) => {
    const consent = createConsent()
    persistConsent(consent, scripts)
    return consent
  }
  expect([openPage().isOpen, openPage([createScript('function')]).isOpen]).toEqual([true, false])
  chooseConsent(openPage(), 'refused')
  await Promise.resolve()
  expect(openPage()).toEqual({ choice: 'refused', isOpen: false })
  localStorage.setItem('mk.consent', 'perhaps')
  expect(openPage()).toEqual({ choice: undefined, isOpen: true })
})
