import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeForNextPage, takeFromLastPage } from './nextPage.ts'
import { stubStorage } from './stubStorage.ts'

beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

test('a text that a page stores is read once by the next page of this tab', () => {
  storeForNextPage('mk.notice', 'text')
  expect(localStorage.getItem('mk.notice')).toBeNull()
  expect(takeFromLastPage('mk.notice')).toBe('text')
  expect(takeFromLastPage('mk.notice')).toBeUndefined()
})

test('a text that is taken back is not shown', () => {
  storeForNextPage('mk.notice', 'text')
  storeForNextPage('mk.notice', undefined)
  expect(takeFromLastPage('mk.notice')).toBeUndefined()
})
