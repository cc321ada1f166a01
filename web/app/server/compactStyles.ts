import { splitRules, unwrapMedia } from '#web/theme/ruleText.ts'

/** Begins the classes that elements get. */
const ALIAS = '_'

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
  nonce: string
  media: string
  rules: readonly Rule[]
}

/**
 * Makes a rendered page smaller. Atomic classes that stand on the same elements become one class, in the page and in
 * its rules; rules of no element, attributes without effect, and the spaces of the theme's rule are left out. React compares no attributes when it
 * hydrates; where it writes classes later, the app's stylesheet has their rules.
 * @param styles Griffel's style elements
 * @see docs/decisions.md#short-classes
 */
export function compactStyles(html: string, styles: string): { html: string; styles: string } {
  const lists = new Set([...html.matchAll(ATTRIBUTE)].map(([, list = '']) => list))
  const { short, styles: written } = shortenOnce(parseSheets(styles), lists)
  const writeAttribute = (_: string, list: string) => (short.get(list) ? ` class="${short.get(list)}"` : '')
  const body = html.replaceAll(INERT, '').replaceAll(ATTRIBUTE, writeAttribute).replace(THEME, removeSpaces)
  return { html: body, styles: written }
}

/** The rule of the theme's variables, which Fluent's provider writes for people to read. */
const THEME = /<style[^>]*>[^<]*/

function removeSpaces(css: string): string {
  return css.replaceAll(/(?<=[:;{}]) +| +(?=[{}])/g, '')
}

/** Attributes without effect: the router's mark of links for its own server, and the namespace that HTML gives drawings. */
const INERT = / (?:data-discover="true"|xmlns="http:\/\/www\.w3\.org\/2000\/svg")/g

interface CompactedPage {
  /** Replacement of each list of classes */
  short: ReadonlyMap<string, string>
  styles: string
}

// A page seldom has other lists of classes than the last time
const compact = new WeakMap<readonly Sheet[], Map<string, CompactedPage>>()
const COMPACT_MAX = 20

function shortenOnce(sheets: readonly Sheet[], lists: ReadonlySet<string>): CompactedPage {
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
    styles: `<style nonce="${sheets[0]?.nonce ?? ''}">${sheets.map((sheet) => writeSheet(sheet, common)).join('')}</style>`,
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
  const sheets = [...styles.matchAll(/<style([^>]*)>([^<]*)<\/style>/g)].map(
    ([, attributes = '', css = '']) => {
      const media = / media="([^"]*)"/.exec(attributes)?.[1] ?? ''
      const nonce = / nonce="([^"]*)"/.exec(attributes)?.[1] ?? ''
      const rules = splitRules(css).map((rule) => parseRule(unwrapMedia(rule, media) ?? rule))
      return { nonce, media, rules }
    },
  )
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

/** Writes the rules of a sheet: those of one selector as one, because they set different properties. */
function writeSheet({ media, rules }: Sheet, common: ReadonlyMap<string, string>): string {
  const bodies = new Map<string, string>()
  for (const { pieces, names } of rules) {
    if (names.length > 0 && !names.some((name) => common.has(name))) continue
    const rule = pieces.map((piece) => writePiece(piece, common)).join('')
    const [, selector = rule, body = ''] = /^([^{}]+)\{([^{}]*)\}$/.exec(rule) ?? []
    bodies.set(selector, (bodies.get(selector) ?? '') + body)
  }
  const css = [...bodies].map(([selector, body]) => (body ? `${selector}{${body}}` : selector)).join('')
  return media && css ? `@media ${media}{${css}}` : css
}

function writePiece(piece: string | Selectors, common: ReadonlyMap<string, string>): string {
  if (typeof piece === 'string') return piece
  const name = common.get(piece.name) ?? piece.name
  return piece.around.join(`.${name}`)
}
