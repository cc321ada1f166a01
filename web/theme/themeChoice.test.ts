import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '#web/storage/stubStorage.ts'
import { chooseTheme, readThemeChoice } from './themeChoice.ts'

const darkRules = { media: '', setAttribute: (_: 'media', value: string) => void (darkRules.media = value) }

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('document', { querySelector: () => darkRules })
})
afterEach(() => vi.unstubAllGlobals())

describe('a theme', () => {
  test.each([
    ['light', 'not all'],
    ['dark', 'all'],
  ] as const)('the theme %s is applied and stored', (choice, media) => {
    chooseTheme(choice)
    expect([darkRules.media, readThemeChoice()]).toEqual([media, choice])
  })

  test("the device's theme follows the device and is not stored", () => {
    chooseTheme('dark')
    chooseTheme('system')
    expect([darkRules.media, readThemeChoice()]).toEqual(['(prefers-color-scheme:dark)', 'system'])
    expect(localStorage.getItem('mk.theme')).toBeNull()
  })

  test('an unknown theme falls back to the theme of the device', () => {
    localStorage.setItem('mk.theme', 'purple')
    expect(readThemeChoice()).toBe('system')
  })
})
