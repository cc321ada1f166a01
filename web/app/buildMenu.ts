import type { MenuCounts } from '#sdk'
import { isStaff } from '#web/state/session.ts'
import { type GuardContext } from './guards.ts'
import type { MenuIcon } from './layouts/menuIcons.ts'
import { routes } from './routes.ts'

export interface MenuEntry {
  path: string
  menu: MessageId
  icon: MenuIcon
  /** The number shown beside the entry */
  count: keyof MenuCounts | undefined
}

/** Builds the side menu: the routes with a menu entry whose guard admits the user, grouped. */
export function buildMenu(context: GuardContext): { group: MessageId | undefined; entries: MenuEntry[] }[] {
  const groups = new Map<MessageId | undefined, MenuEntry[]>()
  for (const { path, menu, who } of routes) {
    if (!menu || [who, menu.who ?? who].some((admits) => admits(context) !== true)) continue
    // Kids see three pages in the menu; the others are reached from those
    if (context.user?.category === 'kids' && !menu.isForKids) continue
    const { label, icon = 'classes', count } = menu
    // Only staff have enough pages to need headings
    const group = isStaff(context.user) ? menu.group : undefined
    groups.set(group, [...(groups.get(group) ?? []), { path, menu: label, icon, count }])
  }
  return [...groups].map(([group, entries]) => ({ group, entries }))
}
