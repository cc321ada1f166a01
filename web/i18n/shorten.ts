/** Space, marks of a sentence and the first half of a character, with which no cut text ends. */
const LOOSE_END = /[\s.,;:،؛\u2026\uD800-\uDBFF-]+$/

/**
 * Cuts a text at the end of a word, or a longer word anywhere, and marks that with an ellipsis. Lines become one.
 * @param most characters of the result
 */
export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const start = line.slice(0, most)
  // The space before the last word, which may have been cut; a very long one is cut in its middle
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > most / 2 ? end : most - 1).replace(LOOSE_END, '')}…`
}
