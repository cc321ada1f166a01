import { beforeEach, expect, test, vi } from 'vitest'
import { clearHistory, createNotifications, notify, restoreHistory } from './notifications.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('the toasts of a tab are still listed after a reload', () => {
  notify(createNotifications(), 'success', 'Saved successfully')
  const reloaded = createNotifications()
  restoreHistory(reloaded)
  expect(reloaded.history.map(({ text }) => text)).toEqual(['Saved successfully'])
  expect(reloaded.shown).toEqual([])
  notify(reloaded, 'info', 'Once more')
  expect(new Set(reloaded.history.map(({ id }) => id)).size).toBe(2)
})

test('another person finds no toasts, also after a reload', () => {
  const notifications = createNotifications()
  notify(notifications, 'success', 'Saved successfully')
  clearHistory(notifications)
  const reloaded = createNotifications()
  restoreHistory(reloaded)
  expect(reloaded.history).toEqual([])
})

test('a stored history that is not readable is ignored', () => {
  stored.set('mk.toasts', '{"a"')
  const notifications = createNotifications()
  restoreHistory(notifications)
  expect(notifications.history).toEqual([])
})
