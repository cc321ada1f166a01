import { proxy } from 'valtio'
import { readStored, writeStored } from './storage.ts'

export type Intent = 'success' | 'error' | 'info' | 'warning'

export interface Notification {
  id: number
  intent: Intent
  text: string
  /** Something that can still be done about it, such as taking it back */
  action?: { label: string; run: () => void }
}

/** Notifications on the screen, the newest last (specification section 9: 3 s each). */
export interface NotificationsState {
  shown: Notification[]
  lastId: number
  /** The last ones of this visit, for the bell (ruling 14) */
  history: { id: number; text: string; at: number }[]
}

const HISTORY_MAX = 50

export function createNotifications(): NotificationsState {
  return proxy<NotificationsState>({ shown: [], lastId: 0, history: [] })
}

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
}

const PENDING_KEY = 'mk.notice'

/** For a success after which the page loads anew: told once it has. */
export function notifyAfterReload(text: string) {
  writeStored(PENDING_KEY, text, () => sessionStorage)
}

/** Tells what was left by `notifyAfterReload`. */
export function showStoredNotification(notifications: NotificationsState) {
  const text = readStored(PENDING_KEY, () => sessionStorage)
  writeStored(PENDING_KEY, undefined, () => sessionStorage)
  if (text) notify(notifications, 'success', text)
}

export function dismiss(notifications: NotificationsState, id: number) {
  notifications.shown = notifications.shown.filter((notification) => notification.id !== id)
}

/** Another person uses this tab now. */
export function clearHistory(notifications: NotificationsState) {
  notifications.history = []
}
