import type { IntlShape } from 'react-intl'
import type { Thing } from 'schema-dts'
import type { Language } from '#sdk/language.ts'
import type { Query } from '#web/api/query.ts'
import { shorten } from '#web/i18n/shorten.ts'
import type { Configs } from '#web/state/institute.ts'

/** Structured data without its vocabulary, which the document adds. @see https://schema.org */
export type StructuredData = Exclude<Thing, string>

/** The subject of a page that its route alone does not name: for titles, search engines and shared links. */
export interface Topic {
  /** Title of the screen, without the institute's name */
  title?: string
  /** Of any length */
  description?: string | undefined
  /** Absolute URL */
  image?: string | undefined
  /** The page that shows it by itself, when this is another one; for what does not exist its list */
  path?: string | undefined
  /**
   * Set when the page asks for something that does not exist, so that search engines must not list it: a parameter that
   * names no record is ignored, a page without its record is a 404
   */
  unknown?: 'parameter' | 'record'
  /** The query by which the page itself learns of its record, if a signed-in person may see more than a guest */
  detail?: Query<unknown>
  things: readonly StructuredData[]
}

/** Input for describing a topic. */
export interface TopicContext {
  url: URL
  /** Of the tenant */
  origin: string
  /** Makes a path absolute, with the language of the page where its URL names it */
  toUrl: (path: string) => string
  configs: Configs
  language: Language
  intl: IntlShape
  /** The data of a query, if the server has it */
  read: <Data>(query: Query<Data>) => Data | undefined
  /** Whether the API says that something asked for does not exist */
  hasUnknown: boolean
}

/** Describes what a page is about; undefined when its data is not there. */
export type DescribeTopic = (context: TopicContext) => Topic | undefined

/**
 * Describes a page whose URL asks for something that does not exist.
 * @param path the list that search engines list in its place
 */
export function describeUnknown(unknown: 'parameter' | 'record', path?: string): Topic {
  return { path, unknown, things: [] }
}

/** The member of structured data that describes a thing; none without a text, which an API may leave out. */
export function describe(text: string | null | undefined): { description?: string } {
  const description = shorten(text ?? '', 500)
  return description ? { description } : {}
}

/** Makes a URL of the API or of the app absolute; undefined without one. */
export function toAbsoluteUrl(url: string | null | undefined, origin: string): string | undefined {
  if (!url || !URL.canParse(url, origin)) return undefined
  const { href, protocol } = new URL(url, origin)
  return /^https?:$/.test(protocol) ? href : undefined
}
