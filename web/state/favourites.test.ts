import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createFavourites, persistFavourites, toggleFavourite } from './favourites.ts'

const kept = new Map<string, string>()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
beforeEach(() => kept.clear())
afterAll(() => vi.unstubAllGlobals())

it('stores tutors on this device, newest first, until they are removed', async () => {
  const first = createFavourites()
  persistFavourites(first)
  toggleFavourite(first, 1001)
  toggleFavourite(first, 1002)
  await vi.waitFor(() => expect(kept.get('mk.favourites')).toBe('[1002,1001]'))
  const second = createFavourites()
  persistFavourites(second)
  toggleFavourite(second, 1002)
  expect(second.tutors).toEqual([1001])
})

it('starts empty when the stored text is invalid', () => {
  kept.set('mk.favourites', '{broken')
  const favourites = createFavourites()
  persistFavourites(favourites)
  expect(favourites.tutors).toEqual([])
})
