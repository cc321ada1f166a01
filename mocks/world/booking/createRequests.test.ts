import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { startOfDay } from '#mocks/world/hours/clock.ts'

test.each(institutes)(
  'an accepted request at $host has moved its class, the others ask for another hour',
  (one) => {
    const { requests, classes } = getInitialData(one, 1, startOfDay(Date.parse('2026-11-27')), false)
    expect(new Set(requests.map(({ state }) => state)).size).toBeGreaterThan(2)
    for (const { class_id, state, from, to } of requests) {
      const start = classes.find(({ id }) => id === class_id)?.start
      expect(state === 'accepted' ? to : from).toBe(start)
      expect(to).not.toBe(from)
    }
  },
)
