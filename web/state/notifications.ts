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
}

export function createNotifications(): NotificationsState {
  return proxy<NotificationsState>({ shown: [], lastId: 0 })
}

export function notify(
  notifications: NotificationsState,
  intent: Intent,
  text: string,
  action?: Notification['action'],
) {
  notifications.lastId += 1
  notifications.shown.push({ id: notifications.lastId, intent, text, ...(action ? { action } : {}) })
}

export function dismiss(notifications: NotificationsState, id: number) {
  notifications.shown = notifications.shown.filter((notification) => notification.id !== id)
}
