import { expect, test } from 'vitest'
import { loadTemporal } from './temporal.ts'

test('Temporal loads with or without native support', async () => {
  expect((await loadTemporal()).PlainDate.from('2026-10-29').toString()).toBe('2026-10-29')
})
