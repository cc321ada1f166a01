import { proxy, subscribe } from 'valtio'
import { readStored, writeStored } from './storage.ts'

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
  favourites.tutors = readStoredTutors()
  subscribe(favourites, () => writeStored(KEY, JSON.stringify(favourites.tutors)))
}

function readStoredTutors(): number[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isInteger(id)).slice(0, TUTORS_MAX)
      : []
  } catch {
    return []
  }
}
