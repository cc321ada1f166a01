import { subscribe } from 'valtio'
import { readStored, type StoredKey, writeStored } from '#web/storage/storage.ts'

interface Persistence<State> {
  readonly key: StoredKey
  /** Where it is kept: for this tab, or on this device */
  readonly storage: () => Storage
  /** Reads a stored text, which another program may have written; undefined when nothing is stored */
  readonly parse: (text: string | undefined) => Partial<State>
  /** The text to store; undefined removes it */
  readonly format: (state: State) => string | undefined
}

/**
 * Restores a store from the browser's storage and stores each change shortly after it. Call once per page, in the
 * browser.
 */
export function persist<State extends object>(
  state: State,
  { key, storage, parse, format }: Persistence<State>,
) {
  Object.assign(state, parse(readStored(key, storage)))
  let stored = format(state)
  subscribe(state, () => {
    const text = format(state)
    if (text === stored) return
    stored = text
    writeStored(key, text, storage)
  })
}
