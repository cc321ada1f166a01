import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import type { Clock } from '#web/time/viewer.ts'
import { createConsent, type ConsentState } from './consent.ts'
import { createDevice, type DeviceState } from './device.ts'
import { createDialogs, type DialogsState, type LoginRequest } from './dialogs.ts'
import { createFavourites, type FavouritesState } from './favourites.ts'
import { createGroupSelection, type GroupSelectionState } from './groupSelection.ts'
import { createInstitute, type InstituteState } from './institute.ts'
import { createKidsSelection, type KidsSelectionState } from './kidsSelection.ts'
import { createNotifications, type NotificationsState } from './notifications.ts'
import type { RefusedForm } from './serverForms.ts'
import { createPreferences, type PreferencesState } from './preferences.ts'
import { createSelection, type SelectionState } from './selection.ts'
import { createSession, type SessionState } from './session.ts'
import { createDetailName, type DetailNameState } from './detailName.ts'

/** A form with unsaved input, in the record of a list that is open. */
export interface UnsavedForm {
  /** The record's id */
  id: number
  /** Asks whether to go on without saving, and runs the action after a yes. */
  ask(act: () => void): void
}

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
  consent: ConsentState
  device: DeviceState
  detailName: DetailNameState
  /** The form that this page was posted with and that was refused; not reactive */
  refusedForm: RefusedForm | undefined
  /** Not reactive: countdowns poll it */
  clock: Clock
  /** Asked before an action on the open record; set while its form has unsaved input, and not reactive */
  unsavedForm?: UnsavedForm | undefined
}

export interface InitialState {
  user: SessionState['user']
  institute: InstituteState
  preferences: PreferencesState
  /** The login dialog that the page opens with */
  login?: LoginRequest | undefined
  refusedForm?: RefusedForm | undefined
  /** Milliseconds since the epoch by the server's clock */
  now: number
}

/** Creates all stores of a page. */
export function createStores({
  user,
  institute,
  preferences,
  login,
  refusedForm,
  now,
}: InitialState): Stores {
  return {
    session: createSession(user),
    institute: createInstitute(institute),
    preferences: createPreferences(preferences),
    dialogs: createDialogs(login),
    notifications: createNotifications(),
    kidsSelection: createKidsSelection(),
    groupSelection: createGroupSelection(),
    selection: createSelection(),
    favourites: createFavourites(),
    consent: createConsent(),
    device: createDevice(),
    detailName: createDetailName(),
    refusedForm,
    clock: { madeAt: now, offset: 0, respondedAt: now },
  }
}

/** Provides the stores to components. */
export const StoresContext = createContext<Stores | undefined>(undefined)

/** Returns the percentage of VAT that prices contain; 0 where the institute names none. */
export function useVat(): number {
  return useInstitute().configurations.vat_percentage?.config_value ?? 0
}

/** Returns the stores, for actions; components that show state use the hooks below. */
export function useStores(): Stores {
  const stores = use(StoresContext)
  if (!stores) throw new Error('StoresContext is missing')
  return stores
}

/** Returns a reactive snapshot of the session. */
export function useSession() {
  return useSnapshot(useStores().session)
}

/** Returns a reactive snapshot of the institute. */
export function useInstitute() {
  return useSnapshot(useStores().institute)
}

/** Returns a reactive snapshot of the consent to scripts. */
export function useConsent() {
  return useSnapshot(useStores().consent)
}

/** Returns a reactive snapshot of language and time zone. */
export function usePreferences() {
  return useSnapshot(useStores().preferences)
}

/** Returns a reactive snapshot of the picked kids courses. */
export function useKidsSelection() {
  return useSnapshot(useStores().kidsSelection)
}

/** Returns a reactive snapshot of the group booking's selection. */
export function useGroupSelection() {
  return useSnapshot(useStores().groupSelection)
}

/** Returns a reactive snapshot of the one-to-one booking's selection. */
export function useSelection() {
  return useSnapshot(useStores().selection)
}

/** Returns a reactive snapshot of the favourite tutors. */
export function useFavourites() {
  return useSnapshot(useStores().favourites)
}

/** Returns a reactive snapshot of the open dialogs. */
export function useDialogs() {
  return useSnapshot(useStores().dialogs)
}
