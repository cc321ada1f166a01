import { proxy } from 'valtio'
import { getDeviceStorage } from '#web/storage/storage.ts'
import { persist } from './persist.ts'

const KEY = 'mk.favourites'
const TUTORS_MAX = 200

/** Favourite tutors, kept on this device. */
export interface FavouritesState {
  tutors: number[]
}

/** Creates the empty store. */
export function createFavourites(): FavouritesState {
  return proxy<FavouritesState>({ tutors: [] })
}

/** Adds a tutor at the front, or removes it; keeps at most 200. */
export function toggleFavourite(favourites: FavouritesState, id: number) {
  favourites.tutors = favourites.tutors.includes(id)
    ? favourites.tutors.filter((other) => other !== id)
    : [id, ...favourites.tutors].slice(0, TUTORS_MAX)
}

/** Restores the favourites from localStorage and stores changes. Call once per page, in the browser. */
export function persistFavourites(favourites: FavouritesState) {
  persist(favourites, {
    key: KEY,
    storage: getDeviceStorage,
    parse: (text) => ({ tutors: parseTutors(text) }),
    format: ({ tutors }) => JSON.stringify(tutors),
  })
}

function parseTutors(text = '[]'): number[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isInteger(id)).slice(0, TUTORS_MAX)
      : []
  } catch {
    return []
  }
}
