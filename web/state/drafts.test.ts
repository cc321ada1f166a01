import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { removeDrafts, readDraft, storeDraft } from './drafts.ts'

const kept = new Map<string, string>()
const storage = new Proxy(
  {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
)

vi.stubGlobal('sessionStorage', storage)
beforeEach(() => kept.clear())
afterAll(() => vi.unstubAllGlobals())

it('stores input, but never a secret or the bytes of a file', () => {
  storeDraft('contact', {
    message: 'please call me',
    days: ['1', '2'],
    password: 'Learn#2026',
    confirm_password: 'Learn#2026',
    passcode: '246810',
    promo_code: 'NOOR',
    files: [new Blob(['x'])],
    sent: [{ id: 7, name: 'a.mp3' }],
    kids: [{ name: 'Amal', passcode: '246810' }],
  })
  expect(readDraft('contact')).toEqual({
    message: 'please call me',
    days: ['1', '2'],
    sent: [{ id: 7, name: 'a.mp3' }],
  })
  expect([...kept.keys()]).toEqual(['mk.draft.contact'])
})

it('is empty when the stored text is invalid', () => {
  kept.set('mk.draft.contact', '{broken')
  expect(readDraft('contact')).toEqual({})
})

it('is removed when another user signs in', () => {
  storeDraft('contact', { message: 'mine' })
  kept.set('mk.banner', 'off')
  removeDrafts()
  expect([...kept.keys()]).toEqual(['mk.banner'])
})
