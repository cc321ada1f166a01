import { expect, test } from 'vitest'
import type { CalendarClass } from '#sdk'
import { computeDay, listDisplaced } from './displaced.ts'

const build = (id: number, start: string, end: string, outcome: CalendarClass['outcome'] = null) =>
  ({
    id,
    start_date_time: `2026-12-01T${start}:00Z`,
    end_date_time: `2026-12-${end}:00Z`,
    outcome,
  }) as CalendarClass
const classes = [
  build(1, '07:00', '01T08:00'),
  build(2, '12:00', '01T13:00'),
  build(3, '21:00', '01T22:00'),
  build(4, '12:00', '01T13:00', 'cancelled'),
]

test('a date begins and ends in the zone of the hours', () => {
  expect(computeDay('2026-12-01', 'Africa/Cairo')).toEqual({
    from: '2026-11-30T22:00:00.000Z',
    to: '2026-12-01T22:00:00.000Z',
  })
})

test.each([
  ['on a day off all that are to come', { is_closed: true, from: null, to: null }, [1, 2, 3]],
  ['outside other hours', { is_closed: false, from: '10:00', to: '15:00' }, [1, 3]],
  ['before hours that end at midnight', { is_closed: false, from: '10:00', to: '00:00' }, [1]],
  ['none within the hours', { is_closed: false, from: '09:00', to: '00:00' }, []],
] as const)('classes are displaced: %s', (_, hours, expected) => {
  const exception = { date: '2026-12-01', ...hours }
  expect(listDisplaced(classes, exception, 'Africa/Cairo').map(({ id }) => id)).toEqual(expected)
})
