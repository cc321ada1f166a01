import { expect, it } from 'vitest'
import { describeSeat } from './describeSeat.ts'

it('says after a webinar who did not come and who got no seat', () => {
  expect(describeSeat('registered', { state: 'running' })).toBe('registered')
  expect(describeSeat('registered', { state: 'finished' })).toBe('missed')
  expect(describeSeat('waitlisted', { state: 'finished' })).toBe('unseated')
  expect(describeSeat('attended', { state: 'finished' })).toBe('attended')
  expect(describeSeat('cancelled', { state: 'finished', is_cancelled: true })).toBe('cancelled')
})
