import { compareMediaQueries } from '../../web/theme/mediaQueries.ts'
import { unwrapMedia } from '../../web/theme/ruleText.ts'
import type { Rules } from './evaluateStyles.ts'
import type { StyleNames } from './styleNames.ts'

/** Griffel's buckets in the order in which their rules override each other. */
const buckets = [...'rdlvwfihasktmcx'] as (keyof Rules)[] // All of them

interface Rule {
  readonly bucket: number
  readonly media: string
  readonly priority: number
  readonly text: string
}

/** Writes rules as one stylesheet, each once, in Griffel's order. @param classes their shorter names */
export function writeStyleSheet(all: readonly Rules[], classes: StyleNames): string {
  const rules = new Map(all.flatMap(listRules).map((rule) => [rule.text, rule]))
  const sorted = [...rules.values()].toSorted(
    (one, other) =>
      one.bucket - other.bucket ||
      compareMediaQueries(one.media, other.media) ||
      one.priority - other.priority,
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
  return css.replaceAll(
    /\.([fr][a-z0-9]{4,})(?![\w-])/g,
    (selector, name: string) => `.${classes.get(name) ?? name}`,
  )
}

function listRules(rules: Rules): Rule[] {
  return buckets.flatMap((name, bucket) =>
    (rules[name] ?? []).map((entry) => {
      const [text, { m: media = '', p: priority = 0 }] =
        typeof entry === 'string' ? [entry, {}] : (entry as [string, { m?: string; p?: number }]) // As Griffel writes them
      return { bucket, media, priority, text }
    }),
  )
}

function writeGroup(media: string, rules: readonly Rule[]): string {
  const inner = rules.map(({ text }) => unwrapMedia(text, media) ?? text).join('')
  return media ? `@media ${media}{${inner}}` : inner
}
