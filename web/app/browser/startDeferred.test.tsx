import { afterEach, expect, onTestFinished, test } from 'vitest'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores } from '#web/state/stores.ts'
import { restoreLanguage, showLater } from './startDeferred.ts'

const removeCookie = () => (document.cookie = 'preferred-lang=; Path=/; Max-Age=0')
const readCookie = () => /preferred-lang=(\w*)/.exec(document.cookie)?.[1]
const { lang, dir } = document.documentElement

afterEach(() => {
  removeCookie()
  localStorage.removeItem('preferred-lang')
  Object.assign(document.documentElement, { lang, dir })
})

/** Starts a page in Arabic with this language stored in the browser. */
function start(stored: string) {
  localStorage.setItem('preferred-lang', stored)
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'ar', timeZone: 'UTC' },
    now: 0,
  })
  restoreLanguage(stores)
  return stores
}

test('a preferred language whose cookie is gone is taken from the browser, with the cookie', async () => {
  const stores = start('en')
  await expect.poll(() => stores.preferences.language, { timeout: 5000 }).toBe('en')
  expect(readCookie()).toBe('en')
})

test('the cookie of a preferred language that is shown already is set again', () => {
  start('ar')
  expect(readCookie()).toBe('ar')
})

test('a cookie, and a stored text that names no language, leave the language as it is', () => {
  document.cookie = 'preferred-lang=ar; Path=/'
  expect(start('en').preferences.language).toBe('ar')
  removeCookie()
  start('fr')
  expect(readCookie()).toBe(undefined)
})

const readNear = () => document.documentElement.dataset.near
const removeNear = () => delete document.documentElement.dataset.near

test.each(['keydown', 'mousedown'])(
  'a slow phone lays out the whole first document at the first %s',
  (type) => {
    onTestFinished(() => void removeNear())
    showLater(1501)
    expect(readNear()).toBe(undefined)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(readNear()).toBe('')
  },
)

test('a slow phone lays out one part of the first document after the other when it is idle', async () => {
  const root = document.createElement('div')
  root.innerHTML = '<p data-later=""></p><p data-later=""></p>'
  document.body.append(root)
  const left: number[] = []
  const observer = new MutationObserver(() => left.push(root.querySelectorAll('[data-later]').length))
  observer.observe(root, { subtree: true, attributes: true })
  onTestFinished(() => {
    observer.disconnect()
    root.remove()
    removeNear()
  })
  showLater(1501, 0)
  await expect.poll(readNear).toBe('')
  expect(left).toEqual([1, 0])
})

test('after a quick start the whole document is laid out', () => {
  onTestFinished(() => void removeNear())
  showLater(1500)
  expect(readNear()).toBe('')
})
