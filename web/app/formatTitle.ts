import { paths } from '#web/paths.ts'

/** Home bears the institute's name; elsewhere '<screen> - <institute>' (ruling 35). */
export function formatTitle(path: string | undefined, screen: string, institute: string): string {
  if (path === paths.home) return institute || screen
  return institute ? `${screen} - ${institute}` : screen
}
