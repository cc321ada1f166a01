/** Space, marks of a sentence and the first half of a character, with which no cut text ends. */
const LOOSE_END = /[\s.,;:،؛\u2026\uD800-\uDBFF-]+$/

/**
 * Cuts a text at the end of a word, or a longer word anywhere, and marks that with an ellipsis. Lines become one.
 * @param max characters of the result
 */
export function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const start = line.slice(0, max)
  // The space before the last word, which may have been cut; a very long one is cut in its middle
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > max / 2 ? end : max - 1).replace(LOOSE_END, '')}…`
}
