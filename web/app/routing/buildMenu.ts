import type { MenuCounts } from '#sdk'
import { isStaff } from '#web/state/session.ts'
import type { MenuIcon } from '../layouts/header/menuIcons.ts'
import { familyMenu } from './familyMenu.ts'
import { type GuardContext } from './guards.ts'
import { routes } from './routes.ts'

export interface MenuEntry {
  path: string
  menu: MessageId
  icon: MenuIcon
  /** The numbers whose sum is shown beside the entry */
  counts: readonly (keyof MenuCounts)[]
  /** The pages that the entry leads to, itself included */
  pages: readonly { path: string; label: MessageId }[]
}

interface MenuGroup {
  group: MessageId | undefined
  entries: MenuEntry[]
}

/**
 * Builds the side menu: the routes with a menu entry whose guard admits the user, grouped. Students have a menu of few
 * entries.
 */
export function buildMenu(context: GuardContext): MenuGroup[] {
  if (context.user?.category === 'student') return [{ group: undefined, entries: buildFamilyEntries() }]
  const groups = new Map<MessageId | undefined, MenuEntry[]>()
  for (const { path, menu, who } of routes) {
    if (!menu || [who, menu.who ?? who].some((admits) => admits(context) !== true)) continue
    // Kids see three pages in the menu; the others are reached from those
    if (context.user?.category === 'kids' && !menu.isForKids) continue
    const { label, icon = 'classes', count } = menu
    // Only staff have enough pages to need headings
    const group = isStaff(context.user) ? menu.group : undefined
    const entry = { path, menu: label, icon, counts: count ? [count] : [], pages: [{ path, label }] }
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  return [...groups].map(([group, entries]) => ({ group, entries }))
}

function buildFamilyEntries(): MenuEntry[] {
  return familyMenu.map(({ label, icon, pages: [first, ...others] }) => ({
    path: first.path,
    menu: label,
    icon,
    counts: [first, ...others].flatMap(({ count }) => count ?? []),
    pages: [first, ...others],
  }))
}
