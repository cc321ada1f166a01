import type { MenuCounts } from '#sdk'
import { isStaff } from '#web/state/session.ts'
import { type GuardContext } from './guards.ts'
import type { MenuIcon } from './layouts/menuIcons.ts'
import { routes } from './routes.ts'

export interface MenuEntry {
  path: string
  menu: MessageId
  icon: MenuIcon
  /** What waits there */
  count: keyof MenuCounts | undefined
}

/** Rows of the table that stand in the side menu of this visitor, those whose guard admits them, by their groups. */
export function buildMenu(visit: GuardContext): { group: MessageId | undefined; entries: MenuEntry[] }[] {
  const groups = new Map<MessageId | undefined, MenuEntry[]>()
  for (const { path, menu, who } of routes) {
    if (!menu || [who, menu.who ?? who].some((admits) => admits(visit) !== true)) continue
    // Kids have three places; the others are reached from them (ruling 43)
    if (visit.user?.category === 'kids' && !menu.isForKids) continue
    const { label, icon = 'classes', count } = menu
    // Only the office has so many places that they need headings
    const group = isStaff(visit.user) ? menu.group : undefined
    groups.set(group, [...(groups.get(group) ?? []), { path, menu: label, icon, count }])
  }
  return [...groups].map(([group, entries]) => ({ group, entries }))
}
