import { getTabStorage, type StoredKey } from '#web/storage/storage.ts'
import { persist } from './persist.ts'

interface TabPersistence<State> {
  readonly key: StoredKey
  /** Reads a stored text, which another program may have written; undefined when nothing is stored */
  readonly parse: (text: string | undefined) => Partial<State>
  /** Whether nothing is chosen, so that nothing is stored */
  readonly isEmpty: (state: State) => boolean
}

/** Restores the selection that this tab keeps, once per page, and stores its changes. In the browser only. */
export function persistInTab<State extends { isRestored: boolean }>(
  selection: State,
  { key, parse, isEmpty }: TabPersistence<State>,
) {
  if (selection.isRestored) return
  selection.isRestored = true
  persist(selection, {
    key,
    storage: getTabStorage,
    parse,
    format: (state) => (isEmpty(state) ? undefined : JSON.stringify({ ...state, isRestored: undefined })),
  })
}
