import { afterEach, expect, test } from 'vitest'
import { moveByKeys } from './moveByKeys.ts'

afterEach(() => document.body.replaceChildren())

/** Shows a panel with buttons of these names, its first one focused. */
function showPanel(...names: readonly string[]) {
  const panel = document.createElement('div')
  panel.append(...names.map((name) => Object.assign(document.createElement('button'), { textContent: name })))
  panel.addEventListener('keydown', moveByKeys)
  document.body.append(panel)
  panel.querySelector('button')?.focus()
}

/** Presses a key at a time in milliseconds, and returns the name that has the focus then. */
function press(key: string, at: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.activeElement?.dispatchEvent(event)
  return document.activeElement?.textContent
}

test('letters typed one after the other find the name that begins with all of them', () => {
  showPanel('Views', 'Courses', 'Coupons', 'Countries')
  expect(press('c', 1000)).toBe('Courses')
  expect(press('o', 1200)).toBe('Courses')
  expect(press('u', 1400)).toBe('Courses')
  expect(press('p', 1600)).toBe('Coupons')
})

test('after half a second a letter begins another name', () => {
  showPanel('Views', 'Courses', 'Orders')
  expect(press('c', 10_000)).toBe('Courses')
  expect(press('o', 10_501)).toBe('Orders')
})

test('the same letter again moves to the next name that begins with it, and from the last to the first', () => {
  showPanel('Courses', 'Views', 'Coupons')
  expect(press('c', 20_000)).toBe('Coupons')
  expect(press('c', 20_100)).toBe('Courses')
})

test('letters find Arabic names with any form of alef, and names with accents', () => {
  showPanel('Views', 'إلغاء', 'أرشيف', 'Équipe')
  expect(press('ا', 30_000)).toBe('إلغاء')
  expect(press('أ', 30_100)).toBe('أرشيف')
  expect(press('e', 31_000)).toBe('Équipe')
})
