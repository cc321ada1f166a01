import { paths } from '#web/paths.ts'

/**
 * Formats the document title: the institute's name on home, elsewhere '<screen> - <institute>'.
 * See docs/decisions.md#titles.
 */
export function formatTitle(path: string | undefined, screen: string, institute: string): string {
  if (path === paths.home) return institute || screen
  return institute ? `${screen} - ${institute}` : screen
}
