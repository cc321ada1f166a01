import type { IntlShape } from 'react-intl'
import type { Thing } from 'schema-dts'
import type { Language } from '#sdk/language.ts'
import type { Query } from '#web/api/query.ts'
import type { Configs } from '#web/state/institute.ts'

/** Structured data without its vocabulary, which the document adds. @see https://schema.org */
export type StructuredData = Exclude<Thing, string>

/** The subject of a page that its route alone does not name: for titles, search engines and shared links. */
export interface Topic {
  /** Title of the screen, without the institute's name */
  title?: string
  description?: string
  /** Absolute URL */
  image?: string | undefined
  /** The page that shows it by itself, when this is another one; for what does not exist its list */
  path?: string
  /** The page asks for something that does not exist, so that search engines must not list it */
  isUnknown?: boolean
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

/** Describes a list whose URL asks for something that does not exist. @param path of the list */
export function describeUnknown(path: string): Topic {
  return { path, isUnknown: true, things: [] }
}

/** The member of structured data that describes a thing; none without a text, which an API may leave out. */
export function describe(text: string | null | undefined): { description?: string } {
  const description = shorten(text, 500)
  return description ? { description } : {}
}

/** Cuts a text for a description at the end of a word; empty without one. @param most characters */
export function shorten(text: string | null | undefined, most = 160): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** Makes a URL of the API or of the app absolute; undefined without one. */
export function toAbsoluteUrl(url: string | null | undefined, origin: string): string | undefined {
  if (!url || !URL.canParse(url, origin)) return undefined
  const { href, protocol } = new URL(url, origin)
  return /^https?:$/.test(protocol) ? href : undefined
}
