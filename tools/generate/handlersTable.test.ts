import { expect, test } from 'vitest'
import { findHandlers } from './handlersTable.ts'

const ids = new Set(['listCoupons', 'insertCoupon', 'readCoupon'])

test('functions, constants and parts of a list are handlers where they have the name of an operation', () => {
  const texts = new Map([
    [
      'coupons.ts',
      `export const { list: listCoupons, insert: insertCoupon, update: changeCoupon } = crud('coupons', [])`,
    ],
    ['detail.ts', `export function readCoupon() {}\nexport const other = 1\nconst listCoupons = 2`],
    ['views.ts', `export type readCoupon = string`],
  ])
  expect([...findHandlers(texts, ids)]).toEqual([
    ['coupons.ts', ['listCoupons', 'insertCoupon']],
    ['detail.ts', ['readCoupon']],
  ])
})

test('two handlers of one operation are refused with the names of their files', () => {
  const texts = new Map(['a.ts', 'b.ts'].map((file) => [file, 'export function readCoupon() {}']))
  expect(() => findHandlers(texts, ids)).toThrow('readCoupon is exported by a.ts and by b.ts')
})
