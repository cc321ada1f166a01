import type { Language } from '#sdk/language.ts'
/** Readex Pro has Latin and Arabic letters; the fallbacks have its metrics, see `fonts.ts`. */
export const fontFamily =
  "'Readex Pro Variable', 'Readex Roboto', 'Readex Arial', 'Readex Noto', 'Readex Noto Arabic', 'Readex DejaVu', 'Segoe UI', Tahoma, sans-serif"

const scale = {
  Base100: [13, 20],
  Base200: [13, 20],
  Base300: [14, 22],
  Base400: [16, 26],
  Base500: [18, 28],
  Base600: [22, 30],
  Hero700: [28, 36],
  Hero800: [36, 44],
  Hero900: [48, 56],
  Hero1000: [48, 56],
} as const

/** Creates the type scale: eight sizes on a 4 px grid; Arabic gets a larger line height. */
export function createTypeScale(language: Language) {
  const extra = language === 'ar' ? 4 : 0
  const tokens = Object.entries(scale).flatMap(([name, [size, line]]) => [
    [`fontSize${name}`, `${size}px`],
    [`lineHeight${name}`, `${line + extra}px`],
  ])
  return Object.fromEntries(tokens) as Record<string, string>
}
