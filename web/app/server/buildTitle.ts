import { shorten } from '#web/i18n/shorten.ts'
import { paths } from '#web/paths.ts'
import { formatTitle } from '../routing/formatTitle.ts'

/** Characters that search engines and shared links show of a title, and of them the most for the institute's name. */
const TITLE_MAX = 70
const INSTITUTE_MAX = 30

/** The date or the code at the end of a screen's title, by which things of one name differ. */
const MARK = /[,،] (?=.{1,24}$)[^,،]*\d[^,،]*$/

/**
 * Builds the title that a document comes with, at most 70 characters. After a navigation the browser has it at any
 * length: a tab cuts it by itself, and nothing else reads it. See docs/decisions.md#titles.
 */
export function buildTitle(path: string | undefined, screen: string, institute: string): string {
  const isAlone = path === paths.home || !institute
  const name = shorten(institute, isAlone ? TITLE_MAX : INSTITUTE_MAX)
  const mark = MARK.exec(screen)?.[0] ?? ''
  const max = TITLE_MAX - (isAlone ? 0 : ' - '.length + name.length)
  const subject = shorten(screen.slice(0, screen.length - mark.length), max - mark.length)
  return formatTitle(path, subject + mark, name)
}
