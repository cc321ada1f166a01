import { expect, test } from 'vitest'
import { createEmptyState, insertWebinar, noon } from '#mocks/emptyState.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { isDuringHour, listHosted } from '#mocks/world/hours/hostedTimes.ts'

test('a tutor hosts their own webinars that were not cancelled', () => {
  const state = createEmptyState()
  const own = insertWebinar(state)
  insertWebinar(state, { isCancelled: true })
  insertWebinar(state, { tutor: 4 })
  expect(listHosted(state, 3)).toEqual([own])
})

test('a webinar takes the hours that it overlaps', () => {
  const webinar = { start: noon, end: noon + HOUR }
  const hours = [noon - HOUR, noon - HOUR + 1, noon, noon + HOUR - 1, noon + HOUR]
  expect(hours.map((hour) => isDuringHour(webinar, hour))).toEqual([false, true, true, true, false])
})
