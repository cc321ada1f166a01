import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores } from '#web/state/stores.ts'
import { offerInstall } from './install.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
const navigation = new EventTarget()
const page = { pathname: '/' }
vi.stubGlobal('location', page)
vi.stubGlobal('window', { navigation })
beforeEach(() => {
  stored.clear()
  page.pathname = '/'
})
afterAll(() => vi.unstubAllGlobals())

/** Offers the app to a guest. @param offer what an earlier visit has left */
function offerToGuest(offer?: string) {
  if (offer) stored.set('mk.install', offer)
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'Africa/Cairo' },
    now: 0,
  })
  const prompts: string[] = []
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => prompts.push('asked') })
  offerInstall(stores, event)
  return { device: stores.device, prompts }
}

test('a guest is not asked on the first page of the first visit', () => {
  const { device } = offerToGuest()
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(device.install).toBeUndefined()
  page.pathname = '/tutors'
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(device.install).toBeDefined()
})

test('a guest who knows the app is asked once', () => {
  const { device, prompts } = offerToGuest('offered')
  device.install?.()
  expect(prompts).toEqual(['asked'])
  expect(device.install).toBeUndefined()
})

test('a guest who has refused is not asked again', () => {
  const { device } = offerToGuest('off')
  expect(device.install).toBeUndefined()
  expect(device.offer).toBe('off')
})
