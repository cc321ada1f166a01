import { expect, it } from 'vitest'
import { paths } from '#web/paths.ts'
import type { Category } from '#web/state/session.ts'
import { buildMenu } from './buildMenu.ts'
import { findFamilyEntry } from './familyMenu.ts'
import { routes } from './routes.ts'

function listPaths(category: Category): string[] {
  const institute = { isMainHost: true, institute: { id: 1 } }
  return buildMenu({ user: { category, user_type: category }, institute }).flatMap(({ entries }) =>
    entries.flatMap(({ pages }) => pages.map(({ path }) => path)),
  )
}

// A student's webinars are booked ones, staff see the managed ones
it.each<[Category, string[]]>([
  ['student', [paths.payments, paths.reservations, paths.assignments, paths.bookedWebinars]],
  ['tutor', [paths.payments, paths.assignments, paths.dashboardWebinars]],
  ['operator', [paths.payments, paths.reservations, paths.assignments, paths.manageWebinars]],
])('a %s reaches payments, reservations, assignments and webinars from the menu', (category, expected) => {
  expect(listPaths(category)).toEqual(expect.arrayContaining(expected))
})

it('lists webinars once for every category', () => {
  for (const category of ['student', 'tutor', 'operator'] as const) {
    const webinarPaths: string[] = [paths.dashboardWebinars, paths.bookedWebinars, paths.manageWebinars]
    expect(listPaths(category).filter((path) => webinarPaths.includes(path))).toHaveLength(1)
  }
})

it('shows a student at most five entries, and every page of a student belongs to one of them', () => {
  const institute = { isMainHost: true, institute: { id: 1 } }
  const user = { category: 'student', user_type: 'student' } as const
  const entries = buildMenu({ user, institute }).flatMap((group) => group.entries)
  expect(entries.length).toBeLessThanOrEqual(5)
  const reached = entries.flatMap(({ pages }) => pages.map(({ path }) => path))
  const kept = routes
    .filter(
      ({ menu, who }) =>
        menu && [who, menu.who ?? who].every((admits) => admits({ user, institute }) === true),
    )
    .map(({ path }) => path)
  expect(reached).toEqual(expect.arrayContaining(kept))
})

it('finds the menu entry of a path in another spelling', () => {
  expect(findFamilyEntry(paths.manageReservations)?.path).toBe(paths.reservations)
  expect(findFamilyEntry('/dashboard/bookedclasses')?.path).toBe(paths.bookedClasses)
  expect(findFamilyEntry(paths.home)).toBeUndefined()
})
