import { getTabStorage, readStored, type StoredKey, writeStored } from './storage.ts'

/** Keeps a text in this tab for the page that is loaded next; undefined removes it. */
export function storeForNextPage(key: StoredKey, text: string | undefined): void {
  writeStored(key, text, getTabStorage)
}

/** Takes, once, the text that the page before has left. */
export function takeFromLastPage(key: StoredKey): string | undefined {
  const text = readStored(key, getTabStorage)
  if (text !== undefined) writeStored(key, undefined, getTabStorage)
  return text
}
