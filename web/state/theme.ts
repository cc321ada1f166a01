import { readStored, writeStored } from './storage.ts'

/** What a visitor may choose; 'system' follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof themeChoices)[number]

const KEY = 'mk.theme'

/** Reads this device's choice. */
export function readThemeChoice(): ThemeChoice {
  const stored = readStored(KEY)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

/** Applies a choice to the page, and stores it for later ones: the document sets it before the first paint. */
export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  writeStored(KEY, choice === 'system' ? undefined : choice)
}
