/** Begins the classes that the server gives to elements beside Griffel's own. */
export const ALIAS = '_'

const nested = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
const aliases = new RegExp(String.raw`,(?:[^,{}()]|\([^()]*\))*?\.${ALIAS}\w+(?:[^,{}()]|\([^()]*\))*`, 'g')

/** Splits the text of a style element into its rules. */
export function splitRules(css: string): string[] {
  return css.match(nested) ?? []
}

/** Returns what stands in a media query, if it is a single rule. */
export function unwrapMedia(rule: string, media: string): string | undefined {
  const start = `@media ${media}{`
  if (!media || !rule.startsWith(start)) return undefined
  const inner = rule.slice(start.length, -1)
  return splitRules(inner).length === 1 ? inner : undefined
}

/** Returns a rule as Griffel wrote it: without the server's classes, inside the media query of its element. */
export function restoreRule(rule: string, media: string): string {
  const own = rule.replaceAll(aliases, '')
  return media && !own.startsWith('@media') ? `@media ${media}{${own}}` : own
}
