import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createFavourites, persistFavourites, toggleFavourite } from './favourites.ts'

const stored = new Map<string, string>()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

it('stores tutors on this device, newest first, until they are removed', async () => {
  const first = createFavourites()
  persistFavourites(first)
  toggleFavourite(first, 1001)
  toggleFavourite(first, 1002)
  await vi.waitFor(() => expect(stored.get('mk.favourites')).toBe('[1002,1001]'))
  const second = createFavourites()
  persistFavourites(second)
  toggleFavourite(second, 1002)
  expect(second.tutors).toEqual([1001])
})

it('starts empty when the stored text is invalid', () => {
  stored.set('mk.favourites', '{broken')
  const favourites = createFavourites()
  persistFavourites(favourites)
  expect(favourites.tutors).toEqual([])
})
