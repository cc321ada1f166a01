type Direction = 'ltr' | 'rtl'

/** Marks that begin a text of a direction of its own, and the one that ends it. @see https://unicode.org/reports/tr9/ */
const ISOLATES: Readonly<Record<Direction, string>> = { ltr: '\u2066', rtl: '\u2067' }
const ISOLATE_END = '\u2069'

/** A letter of each direction; a card draws no others. */
const LETTERS: Readonly<Record<Direction, RegExp>> = {
  ltr: /\p{Script=Latin}/u,
  rtl: /\p{Script=Arabic}/u,
}

/** Marks of the sentence that a word ends; quotes and brackets belong to the word. */
const SENTENCE_MARKS = /[.,;:!?،؛؟…]*$/

/** A word that ends a name, as the dot between two parts of a title. */
const SEPARATOR = /^[·•|/–—-]+$/

/**
 * Finds the direction in which a text is read.
 * @param isQuoted whether one author wrote it all, so that its first letter decides; a title of the page may begin with a
 * name of the other direction
 */
export function findReading(text: string, page: Direction, isQuoted: boolean): Direction {
  const other = toOther(page)
  const [own, foreign] = [text.search(LETTERS[page]), text.search(LETTERS[other])]
  if (foreign < 0) return page
  return own < 0 || (isQuoted && foreign < own) ? other : page
}

/**
 * Marks the order of a line for a library that lays every line out from left to right: the line in its direction, and in
 * it each name of the other direction together with its quotes, which would else stand at the name's wrong side.
 */
export function markDirections(line: string, direction: Direction): string {
  // Letters of one direction order themselves
  if (/^[\p{L}\p{M} ]*$/u.test(line) && !LETTERS[toOther(direction)].test(line)) return line
  const words = line.split(' ')
  const parts: string[] = []
  while (words.length > 0) {
    const name = words.splice(0, countName(words, direction)).join(' ')
    const end = SENTENCE_MARKS.exec(name)?.[0] ?? ''
    if (name) parts.push(isolate(name.slice(0, name.length - end.length), toOther(direction)) + end)
    else parts.push(words.shift() ?? '')
  }
  const ordered = parts.join(' ')
  return direction === 'rtl' ? isolate(ordered, direction) : ordered
}

/** Counts the words with which a name of the other direction begins the words: none, or all up to its last one. */
function countName(words: readonly string[], direction: Direction): number {
  const isForeign = (word: string) => LETTERS[toOther(direction)].test(word) && !LETTERS[direction].test(word)
  if (!isForeign(words[0] ?? '')) return 0
  const end = words.findIndex((word) => LETTERS[direction].test(word) || SEPARATOR.test(word))
  return words.slice(0, end < 0 ? undefined : end).findLastIndex(isForeign) + 1
}

function isolate(text: string, direction: Direction): string {
  return ISOLATES[direction] + text + ISOLATE_END
}

function toOther(direction: Direction): Direction {
  return direction === 'rtl' ? 'ltr' : 'rtl'
}
