import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import type { Clock } from '#web/time/viewer.ts'
import { createDialogs, type DialogsState } from './dialogs.ts'
import { createFavourites, type FavouritesState } from './favourites.ts'
import { createGroupSelection, type GroupSelectionState } from './groupSelection.ts'
import { createInstitute, type InstituteState } from './institute.ts'
import { createKidsSelection, type KidsSelectionState } from './kidsSelection.ts'
import { createNotifications, type NotificationsState } from './notifications.ts'
import { createPreferences, type PreferencesState } from './preferences.ts'
import { createSelection, type SelectionState } from './selection.ts'
import { createSession, type SessionState } from './session.ts'

/** All state of a page. Created per request on the server and once in the browser, never at module level. */
export interface Stores {
  session: SessionState
  institute: InstituteState
  preferences: PreferencesState
  dialogs: DialogsState
  notifications: NotificationsState
  kidsSelection: KidsSelectionState
  groupSelection: GroupSelectionState
  selection: SelectionState
  favourites: FavouritesState
  /** Not reactive: countdowns poll it */
  clock: Clock
}

export interface InitialState {
  user: SessionState['user']
  institute: InstituteState
  preferences: PreferencesState
  /** Milliseconds since the epoch by the server's clock */
  now: number
}

export function createStores({ user, institute, preferences, now }: InitialState): Stores {
  return {
    session: createSession(user),
    institute: createInstitute(institute),
    preferences: createPreferences(preferences),
    dialogs: createDialogs(),
    notifications: createNotifications(),
    kidsSelection: createKidsSelection(),
    groupSelection: createGroupSelection(),
    selection: createSelection(),
    favourites: createFavourites(),
    clock: { madeAt: now, offset: 0, heardAt: now },
  }
}

export const StoresContext = createContext<Stores | undefined>(undefined)

/** Returns the stores, for actions; components that show state use the hooks below. */
export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('StoresContext is missing')
  return stores
}

export function useSession() {
  return useSnapshot(useStores().session)
}

export function useInstitute() {
  return useSnapshot(useStores().institute)
}

export function usePreferences() {
  return useSnapshot(useStores().preferences)
}

export function useKidsSelection() {
  return useSnapshot(useStores().kidsSelection)
}

export function useGroupSelection() {
  return useSnapshot(useStores().groupSelection)
}

export function useSelection() {
  return useSnapshot(useStores().selection)
}

export function useFavourites() {
  return useSnapshot(useStores().favourites)
}

export function useDialogs() {
  return useSnapshot(useStores().dialogs)
}
