import { readStored, writeStored } from '#web/storage/storage.ts'

/** The themes to choose from; 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof themeChoices)[number]

const KEY = 'mk.theme'

/** Reads this device's choice. */
export function readThemeChoice(): ThemeChoice {
  const stored = readStored(KEY)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

/**
 * Media query under which the dark theme's rules apply; the document contains the same and applies it before the
 * first paint.
 */
export const darkMedia = { system: '(prefers-color-scheme:dark)', light: 'not all', dark: 'all' } as const

/** Applies a choice to the page, and stores it for later ones. */
export function chooseTheme(choice: ThemeChoice) {
  applyTheme(choice)
  writeStored(KEY, choice === 'system' ? undefined : choice)
}

/** Applies a choice to the page. */
export function applyTheme(choice: ThemeChoice) {
  document.querySelector('style#dark')?.setAttribute('media', darkMedia[choice])
}
