import { expect, test } from 'vitest'
import { countRecords } from '#mocks/world/countRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const collect = (...rows: object[]) => ({ list: () => rows, changedAt: () => 0 })
const state = {
  seed: 1,
  payments: collect(
    { id: 1, state: 'paid' },
    { id: 2, state: 'paid' },
    { id: 3, state: 'failed', status: 'old' },
  ),
  holds: collect({ id: 1 }),
  files: collect({ id: 1 }),
  collections: new Map([['coupons', collect({ id: 1, status: true })]]),
} as unknown as InstituteState // Only what is counted

test('records are counted by kind and state, without those that expire by themselves', () => {
  expect(Object.entries(countRecords(state))).toEqual([
    ['coupons', 1],
    ['payments', 3],
    ['payments/failed', 1],
    ['payments/old', 1],
    ['payments/paid', 2],
  ])
})
