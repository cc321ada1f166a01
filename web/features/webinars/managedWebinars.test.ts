import { expect, test } from 'vitest'
import { defineManagedWebinars } from './managedWebinars.tsx'

test.each(['staff', 'tutor'] as const)('the list of the %s shows which webinars are interviews', (side) => {
  const shown = defineManagedWebinars(side).columns.filter(({ isExtra }) => !isExtra)
  expect(shown.map(({ name }) => name)).toContain('kind')
})
