import { expect, it } from 'vitest'
import { addresses } from '#web/domain/addresses.ts'
import type { Category } from '#web/state/session.ts'
import { menuOf } from './navigation.ts'

function pathsOf(category: Category): string[] {
  const institute = { isMain: true, institute: { id: 1 } }
  return menuOf({ user: { category, user_type: category }, institute }).flatMap(({ entries }) =>
    entries.map(({ path }) => path),
  )
}

// Specification section 2 and ruling 41; a student's halaqas are booked ones, an office's are managed ones
it.each<[Category, string[]]>([
  ['student', [addresses.payments, addresses.reservations, addresses.assignments, addresses.bookedWebinars]],
  ['tutor', [addresses.payments, addresses.assignments, addresses.halaqas]],
  ['operator', [addresses.payments, addresses.reservations, addresses.assignments, addresses.manageWebinars]],
])('a %s reaches payments, reservations, assignments and halaqas from the menu', (category, expected) => {
  expect(pathsOf(category)).toEqual(expect.arrayContaining(expected))
})

it('offers halaqas once to everybody', () => {
  for (const category of ['student', 'tutor', 'operator'] as const) {
    const halaqas: string[] = [addresses.halaqas, addresses.bookedWebinars, addresses.manageWebinars]
    expect(pathsOf(category).filter((path) => halaqas.includes(path))).toHaveLength(1)
  }
})
