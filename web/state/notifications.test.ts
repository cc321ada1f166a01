import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearHistory, createNotifications, notify, persistHistory } from './notifications.ts'
import { stubStorage } from '#web/storage/stubStorage.ts'

beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

/** Creates the store of a page that has just loaded. */
function load() {
  const notifications = createNotifications()
  persistHistory(notifications)
  return notifications
}

test('the toasts of a tab are still listed after a reload', async () => {
  notify(load(), 'success', 'Saved successfully')
  await Promise.resolve()
  const reloaded = load()
  expect(reloaded.history.map(({ text }) => text)).toEqual(['Saved successfully'])
  expect(reloaded.shown).toEqual([])
  // Guests have a bell from the first toast on
  expect(reloaded.lastId).toBeGreaterThan(0)
  notify(reloaded, 'info', 'Once more')
  expect(new Set(reloaded.history.map(({ id }) => id)).size).toBe(2)
})

test('a toast that is shown before the history is restored stays in it', async () => {
  notify(load(), 'success', 'Saved successfully')
  await Promise.resolve()
  const early = createNotifications()
  notify(early, 'info', 'Paid')
  persistHistory(early)
  expect(early.history.map(({ text }) => text)).toEqual(['Saved successfully', 'Paid'])
  expect(new Set(early.history.map(({ id }) => id)).size).toBe(2)
})

test('another person finds no toasts, also after a reload', async () => {
  const notifications = load()
  notify(notifications, 'success', 'Saved successfully')
  await Promise.resolve()
  clearHistory(notifications)
  await Promise.resolve()
  expect(load().history).toEqual([])
})

test.each([
  ['broken text', '{"a"', []],
  ['another kind', '{}', []],
  ['other items', '[null,1,{"text":1,"at":1},{"text":"Saved"},{"text":"Sent","at":5}]', ['Sent']],
])('what is not a toast is left out of a stored history of %s', (_, stored, texts) => {
  sessionStorage.setItem('mk.toasts', stored)
  expect(load().history.map(({ text }) => text)).toEqual(texts)
})

test('a success closes earlier errors, except one that offers an action', () => {
  const notifications = createNotifications()
  notify(notifications, 'error', 'The connection failed')
  notify(notifications, 'error', 'You are still signed in', { label: 'Try again', run: () => {} })
  notify(notifications, 'info', 'Paid')
  notify(notifications, 'success', 'Saved successfully')
  expect(notifications.shown.map(({ text }) => text)).toEqual([
    'You are still signed in',
    'Paid',
    'Saved successfully',
  ])
  expect(notifications.history).toHaveLength(4)
})

test('an action that an earlier attempt has done already closes the error of that attempt', () => {
  const notifications = createNotifications()
  notify(notifications, 'error', 'The connection failed')
  notify(notifications, 'info', 'Rejected')
  expect(notifications.shown.map(({ intent, text }) => [intent, text])).toEqual([['info', 'Rejected']])
})
