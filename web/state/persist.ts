import { subscribe } from 'valtio'
import { readStored, type StoredKey, writeStored } from './storage.ts'

interface Persistence<State> {
  readonly key: StoredKey
  /** Where it is kept: for this tab, or on this device */
  readonly storage: () => Storage
  /** Reads a stored text, which another program may have written; undefined when nothing is stored */
  readonly parse: (text: string | undefined) => Partial<State>
  /** The text to store; undefined removes it */
  readonly format: (state: State) => string | undefined
}

/** Restores a store from the browser's storage and stores its changes. Call once per page, in the browser. */
export function persist<State extends object>(
  state: State,
  { key, storage, parse, format }: Persistence<State>,
) {
  Object.assign(state, parse(readStored(key, storage)))
  subscribe(state, () => writeStored(key, format(state), storage))
}

/** The storage of this tab. */
export const getTabStorage = () => sessionStorage
/** The storage of this device. */
export const getDeviceStorage = () => localStorage
