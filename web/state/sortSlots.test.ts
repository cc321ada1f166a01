import { expect, test } from 'vitest'
import { sortSlots } from './sortSlots.ts'

const [first, second, third] = ['21', '22', '23'].map((day, id) => ({
  id,
  start_date_time: `2026-11-${day}T16:00:00Z`,
  end_date_time: `2026-11-${day}T17:00:00Z`,
}))

test('slots are sorted by their start', () => {
  if (!first || !second || !third) throw new Error('no slots')
  expect(sortSlots([second, third, first])).toEqual([first, second, third])
})
