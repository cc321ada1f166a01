import type { Plugin } from 'vite'
import fixed from '../web/theme/fixedTokens.json' with { type: 'json' }
import { shortenName } from '../web/theme/variables.ts'

const values: Readonly<Record<string, string | number>> = fixed

/**
 * Writes the theme into the styles of a build: fixed values in place of their variables, short names for the others, and
 * no table of all names, which would be 20 kB of script.
 * @see docs/decisions.md#short-variables
 */
export function createThemePlugin(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.SHORT_VARIABLES': 'true' } }),
    transform(code, id) {
      if (!/[\\/](web|@fluentui)[\\/].*\.[cm]?[jt]sx?$/.test(id)) return undefined
      const written = writeVariables(code)
      // Lines stay where they are
      return written === code ? undefined : { code: written, map: null }
    },
  }
}

/** Replaces `tokens.NAME` and the names of the theme's variables in a source. */
export function writeVariables(code: string): string {
  const usesTokens = /import\s*\{[^}]*\btokens\b[^}]*\}/.test(code)
  const inlined = usesTokens
    ? code.replaceAll(/(?<![\w./'"])tokens\.([a-z]\w+)\b(?!['"/])/g, '"var(--$1)"')
    : code
  return inlined
    .replaceAll(/var\(--(\w+)\)/g, (variable, name: string) => String(values[name] ?? variable))
    .replaceAll(/--((?:color|shadow|font|lineHeight)\w+)/g, (_, name: string) => `--${shortenName(name)}`)
}
