import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { storeWebinarIntent, takeWebinarIntent } from './webinarIntent.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

test('the wish of a guest is met once', () => {
  storeWebinarIntent(7)
  expect(takeWebinarIntent()).toBe(7)
  expect(takeWebinarIntent()).toBeUndefined()
})

test('a wish that was given up is not met', () => {
  storeWebinarIntent(7)
  storeWebinarIntent(undefined)
  expect(takeWebinarIntent()).toBeUndefined()
})
