import type { MenuCounts } from '#sdk'
import { paths } from '#web/paths.ts'
import type { MenuIcon } from '../layouts/header/menuIcons.ts'

/** An entry of a student's side menu: one page, or several as links above the page. */
export interface FamilyEntry {
  label: MessageId
  icon: MenuIcon
  pages: readonly [FamilyPage, ...FamilyPage[]]
}

interface FamilyPage {
  path: string
  label: MessageId
  count?: keyof MenuCounts
}

/** The side menu of students: few entries, each page of the specification within one of them. */
export const familyMenu: readonly FamilyEntry[] = [
  {
    label: 'menu.family.home',
    icon: 'classes',
    pages: [
      { path: paths.bookedClasses, label: 'menu.family.coming' },
      { path: paths.studentArchive, label: 'archive.student.title' },
      { path: paths.bookedWebinars, label: 'bookedWebinars.title' },
    ],
  },
  {
    label: 'menu.family.work',
    icon: 'tasks',
    pages: [
      { path: paths.studentHomework, label: 'menu.family.homework', count: 'homework' },
      { path: paths.studentQuizzes, label: 'menu.family.quizzes', count: 'quizzes' },
      { path: paths.assignments, label: 'menu.family.assignments' },
    ],
  },
  {
    label: 'menu.family.money',
    icon: 'money',
    pages: [
      { path: paths.payments, label: 'payments.title', count: 'payments' },
      { path: paths.reservations, label: 'reservationList.title' },
    ],
  },
  {
    label: 'menu.family.kids',
    icon: 'people',
    pages: [{ path: paths.subAccounts, label: 'menu.family.kids' }],
  },
]

/** Other paths of pages in the menu. */
const samePages: Readonly<Record<string, string>> = {
  [paths.manageReservations]: paths.reservations,
  [paths.dashboardWebinars]: paths.bookedWebinars,
}

/** Finds the entry of a path and the page that it shows; letter case does not matter. */
export function findFamilyEntry(pathname: string) {
  const isShown = (page: { path: string }) => isShownAt(page, pathname)
  const entry = familyMenu.find(({ pages }) => pages.some(isShown))
  return entry && { entry, path: entry.pages.find(isShown)?.path }
}

/** Whether a page of the menu is shown at a path, which may be another one of the same page. */
export function isShownAt({ path }: { path: string }, pathname: string): boolean {
  const isSame = (other: string) => other.toLowerCase() === pathname.toLowerCase()
  return isSame(path) || Object.entries(samePages).some(([alias, page]) => page === path && isSame(alias))
}
