import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { readDraft, removeDrafts, storeDraft } from './drafts.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

vi.stubGlobal('sessionStorage', storage)
beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

it('stores input, but never a secret or the bytes of a file', () => {
  storeDraft('contact', {
    message: 'please call me',
    days: ['1', '2'],
    password: 'Learn#2026',
    confirm_password: 'Learn#2026',
    passcode: '246810',
    promo_code: 'NOOR',
    code: 'AR-101',
    passScore: '5',
    files: [new Blob(['x'])],
    sent: [{ id: 7, name: 'a.mp3' }],
    kids: [{ name: 'Amal', passcode: '246810' }],
  })
  expect(readDraft('contact')).toEqual({
    message: 'please call me',
    days: ['1', '2'],
    code: 'AR-101',
    passScore: '5',
    sent: [{ id: 7, name: 'a.mp3' }],
  })
  expect([...stored.keys()]).toEqual(['mk.draft.contact'])
})

it('is empty when the stored text is invalid', () => {
  stored.set('mk.draft.contact', '{broken')
  expect(readDraft('contact')).toEqual({})
})

it('removes the drafts of all forms, and nothing else', () => {
  vi.stubGlobal('sessionStorage', { ...storage, 'mk.draft.kid': '', 'mk.draft.contact': '', 'mk.kids': '' })
  for (const name of ['kid', 'contact']) storeDraft(name, { text: 'typed' })
  stored.set('mk.kids', '[]')
  // The names in a storage are properties of it
  vi.stubGlobal('sessionStorage', { ...Object.fromEntries(stored), ...storage })
  removeDrafts()
  expect([...stored.keys()]).toEqual(['mk.kids'])
  vi.stubGlobal('sessionStorage', storage)
})
