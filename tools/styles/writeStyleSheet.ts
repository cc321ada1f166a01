import { compareMediaQueries } from '../../web/theme/mediaQueries.ts'
import { unwrapMedia } from '../../web/theme/ruleText.ts'
import type { Rules } from './evaluateStyles.ts'
import type { StyleNames } from './styleNames.ts'

/** Griffel's buckets in the order in which their rules override each other. */
const buckets = [...'rdlvwfihasktmcx'] as (keyof Rules)[] // All of them

const className = /\.([fr][a-z0-9]{4,})(?![\w-])/g

interface Rule {
  readonly bucket: number
  readonly media: string
  readonly priority: number
  readonly text: string
  /** Puts similar rules side by side, which compress better, where their order has no meaning */
  readonly similarity: string
}

/** Writes rules as one stylesheet, each once, in Griffel's order. @param classes their shorter names */
export function writeStyleSheet(all: readonly Rules[], classes: StyleNames): string {
  const rules = new Map(all.flatMap(listRules).map((rule) => [rule.text, rule]))
  const sorted = [...rules.values()].toSorted(
    (one, other) =>
      one.bucket - other.bucket ||
      compareMediaQueries(one.media, other.media) ||
      one.priority - other.priority ||
      compareText(one.similarity, other.similarity),
  )
  const medias = [...new Set(sorted.map(({ media }) => media))]
  const css = medias
    .map((media) =>
      writeGroup(
        media,
        sorted.filter((rule) => rule.media === media),
      ),
    )
    .join('')
  return css.replaceAll(className, (selector, name: string) => `.${classes.get(name) ?? name}`)
}

function listRules(rules: Rules): Rule[] {
  return buckets.flatMap((name, bucket) =>
    (rules[name] ?? []).map((entry) => {
      const [text, { m: media = '', p: priority = 0 }] =
        typeof entry === 'string' ? [entry, {}] : (entry as [string, { m?: string; p?: number }]) // As Griffel writes them
      return { bucket, media, priority, text, similarity: getSimilarity(name, text) }
    }),
  )
}

/** A rule without its class. The rules of a reset keep their order; those for all children come after the children's own. */
function getSimilarity(bucket: string, text: string): string {
  if (bucket !== 'd' && bucket !== 'm') return ''
  return text.includes('>*') ? '~' : text.replaceAll(className, '')
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function writeGroup(media: string, rules: readonly Rule[]): string {
  const inner = rules.map(({ text }) => unwrapMedia(text, media) ?? text).join('')
  return media ? `@media ${media}{${inner}}` : inner
}
