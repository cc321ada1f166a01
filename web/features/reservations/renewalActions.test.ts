import { expect, test } from 'vitest'
import type { Reservation } from '#sdk'
import { renewalActions } from './renewalActions.ts'

test.each([
  ['that renews', { renews_on: '2026-12-25' }, ['stopRenewal']],
  ['whose renewal was stopped', { renews_on: null, is_renewal_stopped: true }, ['resumeRenewal']],
  ['of a single payment', { renews_on: null }, []],
] as const)('the actions of a reservation %s fit its renewal', (_, change, offered) => {
  const row = change as Reservation
  expect(renewalActions.filter(({ when }) => when?.(row)).map(({ name }) => name)).toEqual(offered)
})
