import type { Language } from '#sdk/language.ts'
import type { Colors, InstituteTheme } from './theme.ts'
import { createTypeScale } from './createTypeScale.ts'
import { nameVariables } from './variables.ts'

// The browser has one or two: the page's own, and that of the other language
const themes = new Map<string, InstituteTheme>()
let last: InstituteTheme | undefined

/**
 * Makes a theme known to `getKnownTheme`. The server has written the page's theme into the document, so that the code
 * which computes themes is loaded only for other colours, or where no server has rendered.
 */
export async function prepareTheme(colors: Colors, language: Language): Promise<void> {
  if (findTheme(colors, language)) return
  const theme = last ? undefined : readTheme()
  store(colors, language, theme ?? (await import('./theme.ts')).getThemeVariables(colors, language))
}

/** Returns a theme that was prepared; for others the last one, until they are. */
export function getKnownTheme(colors: Colors, language: Language): InstituteTheme {
  const theme = findTheme(colors, language) ?? last
  if (!theme) throw new Error('No theme was prepared')
  return theme
}

function findTheme(colors: Colors, language: Language): InstituteTheme | undefined {
  const known = themes.get(toKey(colors, language))
  if (known) return known
  // Languages differ in their type scale only
  const other = themes.get(toKey(colors, language === 'ar' ? 'en' : 'ar'))
  return other && store(colors, language, { ...other, ...nameVariables(createTypeScale(language)) })
}

function store(colors: Colors, language: Language, theme: InstituteTheme): InstituteTheme {
  themes.set(toKey(colors, language), theme)
  last = theme
  return theme
}

function toKey({ primary, secondary }: Colors, language: Language): string {
  return `${primary} ${secondary} ${language}`
}

/** Reads the variables of the rule that the server has rendered; undefined without one. */
function readTheme(): InstituteTheme | undefined {
  const css = [...document.querySelectorAll('#root style')].find(({ textContent }) =>
    textContent?.includes('--colorBrandBackground:'),
  )?.textContent
  if (!css) return undefined
  const rule = css.slice(css.indexOf('{') + 1, css.lastIndexOf('}'))
  const entries = [...rule.matchAll(/--(\w+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])
  return Object.fromEntries(entries) as unknown as InstituteTheme // Written from one by Fluent's provider
}
