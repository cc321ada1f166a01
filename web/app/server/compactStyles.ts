import { ALIAS, splitRules, unwrapMedia } from '#web/theme/ruleText.ts'

/** A rule's text, cut where its class stands. */
interface Rule {
  pieces: readonly (string | Selectors)[]
  /** Empty for keyframes */
  names: readonly string[]
}

interface Selectors {
  name: string
  /** The text around the class */
  around: readonly string[]
}

interface Sheet {
  /** The style element's start tag */
  start: string
  rules: readonly Rule[]
}

/**
 * Makes a rendered page smaller. Atomic classes that stand on the same elements get one class in common, which their
 * rules name beside their own; rules of no element are left out, and the browser inserts them when it renders their
 * part. React compares no attributes when it hydrates, and writes Griffel's classes where they change.
 * @param styles Griffel's style elements
 * @see docs/decisions.md#short-classes
 */
export function compactStyles(html: string, styles: string): { html: string; styles: string } {
  const lists = new Set([...html.matchAll(ATTRIBUTE)].map(([, list = '']) => list))
  const { short, styles: written } = remember(parseSheets(styles), lists)
  const writeAttribute = (_: string, list: string) => (short.get(list) ? ` class="${short.get(list)}"` : '')
  return { html: html.replaceAll(ATTRIBUTE, writeAttribute), styles: written }
}

interface CompactedPage {
  /** Replacement of each list of classes */
  short: ReadonlyMap<string, string>
  styles: string
}

// A page seldom has other lists of classes than the last time
const compact = new WeakMap<readonly Sheet[], Map<string, CompactedPage>>()
const COMPACT_MAX = 20

function remember(sheets: readonly Sheet[], lists: ReadonlySet<string>): CompactedPage {
  const known = compact.get(sheets) ?? new Map<string, CompactedPage>()
  compact.set(sheets, known)
  const key = [...lists].join('\n')
  const found = known.get(key)
  if (found) return found
  if (known.size >= COMPACT_MAX) known.clear()
  const created = shorten(sheets, lists)
  known.set(key, created)
  return created
}

function shorten(sheets: readonly Sheet[], lists: ReadonlySet<string>): CompactedPage {
  const known = new Set(sheets.flatMap(({ rules }) => rules.flatMap(({ names }) => names)))
  const common = findCommon(lists, known)
  return {
    short: new Map([...lists].map((list) => [list, shortenList(list, common)])),
    styles: sheets.map((sheet) => writeSheet(sheet, common)).join(''),
  }
}

const ATTRIBUTE = / class="([^"]*)"/g

/** Returns the common class of each class that is on the page. */
function findCommon(lists: ReadonlySet<string>, known: ReadonlySet<string>): Map<string, string> {
  const places = new Map<string, string>()
  for (const [index, list] of [...lists].entries())
    for (const name of new Set(list.split(' ')))
      if (known.has(name)) places.set(name, `${places.get(name) ?? ''} ${index}`)
  const aliases = new Map<string, string>()
  for (const place of places.values())
    if (!aliases.has(place)) aliases.set(place, ALIAS + aliases.size.toString(36))
  return new Map([...places].map(([name, place]) => [name, aliases.get(place) ?? name]))
}

/** Fluent's own classes stay, since rules and tests find parts by them. */
function shortenList(list: string, common: ReadonlyMap<string, string>): string {
  const names = list
    .split(' ')
    .map((name) => common.get(name) ?? name)
    .filter((name) => name.startsWith(ALIAS) || name.startsWith('fui-'))
  return [...new Set(names.filter((name) => !name.startsWith('___')))].join(' ')
}

// The styles of a page seldom change once it was rendered
const parsed = new Map<string, readonly Sheet[]>()
const PARSED_MAX = 200

function parseSheets(styles: string): readonly Sheet[] {
  const known = parsed.get(styles)
  if (known) return known
  if (parsed.size >= PARSED_MAX) parsed.clear()
  const sheets = [...styles.matchAll(/(<style[^>]*>)([^<]*)<\/style>/g)].map(([, start = '', css = '']) => {
    const media = / media="([^"]*)"/.exec(start)?.[1] ?? ''
    return { start, rules: splitRules(css).map((rule) => parseRule(unwrapMedia(rule, media) ?? rule)) }
  })
  parsed.set(styles, sheets)
  return sheets
}

function parseRule(rule: string): Rule {
  const pieces = rule.split(/([^{}]+(?=\{[^{}]*\}))/).map((piece, index) => {
    const name = index % 2 === 1 && /\.([fr][a-z0-9]+)(?![\w-])/.exec(piece)?.[1]
    return name ? { name, around: piece.split(new RegExp(String.raw`\.${name}(?![\w-])`)) } : piece
  })
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]))
  return { pieces, names: [...new Set(names)] }
}

function writeSheet({ start, rules }: Sheet, common: ReadonlyMap<string, string>): string {
  const used = rules.filter(({ names }) => names.length === 0 || names.some((name) => common.has(name)))
  const written = used.map(({ pieces }) => pieces.map((piece) => writePiece(piece, common)).join(''))
  return written.length > 0 ? `${start}${written.join('')}</style>` : ''
}

function writePiece(piece: string | Selectors, common: ReadonlyMap<string, string>): string {
  if (typeof piece === 'string') return piece
  const alias = common.get(piece.name)
  return [piece.name, ...(alias ? [alias] : [])].map((name) => piece.around.join(`.${name}`)).join()
}
