import { proxy } from 'valtio'
import { parseJson } from '#sdk/parseJson.ts'
import { readStored, writeStored } from './storage.ts'

export type Intent = 'success' | 'error' | 'info' | 'warning'

export interface Notification {
  id: number
  intent: Intent
  text: string
  /** An action in the toast, such as undo */
  action?: { label: string; run: () => void }
}

/**
 * The shown toasts, newest last, 3 s each.
 * @see specification section 9
 */
export interface NotificationsState {
  shown: Notification[]
  lastId: number
  /** The last 50 toasts of this tab, for the bell */
  history: { id: number; text: string; at: number }[]
}

const HISTORY_MAX = 50
const HISTORY_KEY = 'mk.toasts'

/** Creates the empty store. */
export function createNotifications(): NotificationsState {
  return proxy<NotificationsState>({ shown: [], lastId: 0, history: [] })
}

/** Shows a toast and adds it to the history. */
export function notify(
  notifications: NotificationsState,
  intent: Intent,
  text: string,
  action?: Notification['action'],
) {
  notifications.lastId += 1
  notifications.shown.push({ id: notifications.lastId, intent, text, ...(action ? { action } : {}) })
  notifications.history = [
    ...notifications.history.slice(1 - HISTORY_MAX),
    { id: notifications.lastId, text, at: Date.now() },
  ]
  writeStored(HISTORY_KEY, JSON.stringify(notifications.history), () => sessionStorage)
}

const PENDING_KEY = 'mk.notice'

/** Stores a success text that is shown as a toast after the next page load. */
export function notifyAfterReload(text: string) {
  writeStored(PENDING_KEY, text, () => sessionStorage)
}

/** Shows the toast stored by `notifyAfterReload`. */
export function showStoredNotification(notifications: NotificationsState) {
  const text = readStored(PENDING_KEY, () => sessionStorage)
  writeStored(PENDING_KEY, undefined, () => sessionStorage)
  if (text) notify(notifications, 'success', text)
}

/** Closes a toast; it stays in the history. */
export function dismiss(notifications: NotificationsState, id: number) {
  notifications.shown = notifications.shown.filter((notification) => notification.id !== id)
}

/** Clears the toast history, when another user signs in. */
export function clearHistory(notifications: NotificationsState) {
  notifications.history = []
  writeStored(HISTORY_KEY, undefined, () => sessionStorage)
}

/** Restores the toast history of this tab after a reload. */
export function restoreHistory(notifications: NotificationsState) {
  const stored = parseJson(readStored(HISTORY_KEY, () => sessionStorage) ?? '')
  if (!Array.isArray(stored)) return
  notifications.history = stored
  notifications.lastId = Math.max(notifications.lastId, ...notifications.history.map(({ id }) => id))
}
