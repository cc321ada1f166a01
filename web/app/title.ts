import { addresses } from '#web/domain/addresses.ts'

/** Home bears the institute's name; elsewhere '<screen> - <institute>' (ruling 35). */
export function titleOf(path: string | undefined, screen: string, institute: string): string {
  if (path === addresses.home) return institute || screen
  return institute ? `${screen} - ${institute}` : screen
}
