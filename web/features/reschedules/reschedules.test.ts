import { expect, test } from 'vitest'
import type { RescheduleRequest } from '#sdk'
import { defineReschedules } from './reschedules.tsx'

const states = ['pending', 'accepted', 'refused', 'cancelled'] as const

test('a request in any state leads to a list of staff, those that were withdrawn or ran out to the refused', () => {
  const { buildRecordPath } = defineReschedules('pending')
  const paths = states.map((state) => buildRecordPath?.({ state } as RescheduleRequest, '5')) // Reads the state alone
  expect(paths).toEqual(
    ['reschedule', 'accepted', 'refused', 'refused'].map((list) => `/dashboard/${list}-requests?id=5`),
  )
})

test('the refused requests are listed with the withdrawn ones, their state, and a filter of it', () => {
  const { read, filters, columns } = defineReschedules('refused')
  expect(JSON.stringify(read({ page: 1, page_size: 25 }).init)).toContain('["refused","cancelled"]')
  expect(filters.map(({ name }) => name)).toContain('state')
  expect(columns.map(({ name }) => name)).toContain('state')
  expect(defineReschedules('pending').columns.map(({ name }) => name)).not.toContain('state')
})
