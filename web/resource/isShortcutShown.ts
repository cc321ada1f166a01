import { type ListState, writeState } from './listState.ts'
import type { Shortcut } from './resource.ts'

/** Whether a list shows what a shortcut leads to; page, page size and the open record do not count. */
export function isShortcutShown(shortcut: Shortcut, state: ListState, today: string): boolean {
  const isBare = { page: 1, size: state.size, id: undefined }
  return toShortcutSearch(shortcut, state, today) === writeState({ ...state, ...isBare }).toString()
}

/** Builds the search of a shortcut's link. */
export function toShortcutSearch({ getState }: Shortcut, { size }: ListState, today: string): string {
  return writeState({ q: '', sort: '', page: 1, size, id: undefined, ...getState(today) }).toString()
}
