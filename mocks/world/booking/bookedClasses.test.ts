import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { DAY, formatDate, startOfDay } from '#mocks/world/hours/clock.ts'

const firstDay = startOfDay(Date.parse('2026-11-20'))
const dates = Array.from({ length: 10 }, (_, index) => firstDay + index * DAY)

test.each(institutes)(
  'on any day the demo family at $host has an active booking with a class to place',
  (one) => {
    const placeable = dates.filter((day) => {
      const { reservations, classes, students } = getInitialData(one, 1, day, false)
      const owed = new Set(classes.filter(({ isOwed }) => isOwed).map(({ reservation_id }) => reservation_id))
      const own = reservations.filter(
        ({ student, state }) => student === students[0]?.id && state === 'active',
      )
      return own.some(({ id }) => owed.has(id))
    })
    expect(placeable.map((day) => formatDate(day))).toEqual(dates.map((day) => formatDate(day)))
  },
)
