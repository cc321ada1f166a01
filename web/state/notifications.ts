import { proxy } from 'valtio'
import { isRecord } from '#sdk/isRecord.ts'
import { parseJson } from '#sdk/parseJson.ts'
import { persist } from './persist.ts'
import { getTabStorage } from '#web/storage/storage.ts'
import { storeForNextPage, takeFromLastPage } from '#web/storage/nextPage.ts'
import { isAmount } from '#web/storage/storedValues.ts'

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
  /** 0 before the first toast of this tab */
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

/** Shows a toast and adds it to the history. Any but an error closes earlier errors, which else stand beside it. */
export function notify(
  notifications: NotificationsState,
  intent: Intent,
  text: string,
  action?: Notification['action'],
) {
  notifications.lastId += 1
  if (intent !== 'error') dismissErrors(notifications)
  notifications.shown.push({ id: notifications.lastId, intent, text, ...(action ? { action } : {}) })
  notifications.history = [
    ...notifications.history.slice(1 - HISTORY_MAX),
    { id: notifications.lastId, text, at: Date.now() },
  ]
}

/** Closes the errors before a success; one with an action, as one to try again, stays. */
export function dismissErrors(notifications: NotificationsState) {
  notifications.shown = notifications.shown.filter((one) => one.intent !== 'error' || one.action)
}

const PENDING_KEY = 'mk.notice'

/** Stores a success text that is shown as a toast after the next page load. */
export function notifyAfterReload(text: string) {
  storeForNextPage(PENDING_KEY, text)
}

/** Shows the toast stored by `notifyAfterReload`. */
export function showStoredNotification(notifications: NotificationsState) {
  const text = takeFromLastPage(PENDING_KEY)
  if (text) notify(notifications, 'success', text)
}

/** Closes a toast; it stays in the history. */
export function dismiss(notifications: NotificationsState, id: number) {
  notifications.shown = notifications.shown.filter((notification) => notification.id !== id)
}

/** Clears the toast history, when another user signs in. */
export function clearHistory(notifications: NotificationsState) {
  notifications.history = []
}

/**
 * Restores the toast history of this tab and stores its changes. Earlier toasts have negative ids, so that none is
 * that of a toast of this page. Call once per page, in the browser.
 */
export function persistHistory(notifications: NotificationsState) {
  persist(notifications, {
    key: HISTORY_KEY,
    storage: getTabStorage,
    parse(text) {
      const earlier = parseHistory(text)
      return {
        history: [...earlier, ...notifications.history].slice(-HISTORY_MAX),
        lastId: Math.max(notifications.lastId, earlier.length),
      }
    },
    format: ({ history }) =>
      history.length
        ? JSON.stringify(history.map((toast) => ({ text: toast.text, at: toast.at })))
        : undefined,
  })
}

function parseHistory(stored = '[]'): NotificationsState['history'] {
  const items = parseJson(stored)
  if (!Array.isArray(items)) return []
  return items
    .filter(isToast)
    .slice(-HISTORY_MAX)
    .map(({ text, at }, index, { length }) => ({ id: index - length, text, at }))
}

function isToast(item: unknown): item is { text: string; at: number } {
  return isRecord(item) && typeof item.text === 'string' && isAmount(item.at)
}
