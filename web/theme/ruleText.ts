const nested = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

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
