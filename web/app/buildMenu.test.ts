import { expect, it } from 'vitest'
import { paths } from '#web/paths.ts'
import type { Category } from '#web/state/session.ts'
import { buildMenu } from './buildMenu.ts'

function listPaths(category: Category): string[] {
  const institute = { isMainHost: true, institute: { id: 1 } }
  return buildMenu({ user: { category, user_type: category }, institute }).flatMap(({ entries }) =>
    entries.map(({ path }) => path),
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
