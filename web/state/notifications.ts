import { proxy } from 'valtio'

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

const KEPT = 50

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
    ...notifications.history.slice(1 - KEPT),
    { id: notifications.lastId, text, at: Date.now() },
  ]
}

export function dismiss(notifications: NotificationsState, id: number) {
  notifications.shown = notifications.shown.filter((notification) => notification.id !== id)
}

/** Another person uses this tab now. */
export function forgetHistory(notifications: NotificationsState) {
  notifications.history = []
}
