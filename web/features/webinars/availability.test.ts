import { expect, test } from 'vitest'
import type { Webinar } from '#sdk'
import { getAvailability } from './availability.ts'

const computeFor = (registered: number, state: Webinar['state']) =>
  getAvailability({ registered, capacity: 5, state } as Webinar) // Nothing else is read

test('a webinar offers a seat, then a waiting list until it begins, then nothing', () => {
  expect(computeFor(4, 'not started')).toBe('seat')
  expect(computeFor(4, 'running')).toBe('seat')
  expect(computeFor(5, 'not started')).toBe('waiting')
  expect(computeFor(5, 'running')).toBe('none')
})
