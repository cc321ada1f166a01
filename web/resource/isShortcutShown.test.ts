import { expect, test } from 'vitest'
import { isShortcutShown, toShortcutSearch } from './isShortcutShown.ts'
import type { ListState } from './listState.ts'
import type { Shortcut } from './resource.ts'

const shortcut = {
  getState: (today: string) => ({ filters: { from: [today] } }),
} as unknown as Shortcut // The member that its link depends on
const state: ListState = { q: '', sort: '', page: 1, size: undefined, filters: {}, id: undefined }
const shown = { ...state, filters: { from: ['2027-01-11'] } }

test('the link of a shortcut keeps the number of records on a page, and nothing else', () => {
  expect(toShortcutSearch(shortcut, { ...state, q: 'a', page: 3, size: 25, id: '7' }, '2027-01-11')).toBe(
    'f.from=2027-01-11&size=25',
  )
})

test('a shortcut is shown by its filters, on any page and with any open record', () => {
  expect(isShortcutShown(shortcut, shown, '2027-01-11')).toBe(true)
  expect(isShortcutShown(shortcut, { ...shown, page: 3, size: 50, id: '7' }, '2027-01-11')).toBe(true)
})

test('a search, an order, a further filter or another day is not the shortcut', () => {
  const others = [
    { ...shown, q: 'a' },
    { ...shown, sort: 'name' },
    { ...shown, filters: { ...shown.filters, state: ['paid'] } },
    state,
  ]
  for (const other of others) expect(isShortcutShown(shortcut, other, '2027-01-11')).toBe(false)
  expect(isShortcutShown(shortcut, shown, '2027-01-12')).toBe(false)
})
