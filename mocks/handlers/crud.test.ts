import { expect, test } from 'vitest'
import type { Call } from '#mocks/handlers/call.ts'
import { createCrud } from '#mocks/handlers/crud.ts'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

interface Coupon {
  readonly id: number
  readonly code: string
}
const seed = [
  { id: 1, code: 'SPRING' },
  { id: 2, code: 'AUTUMN' },
]

/** Builds a call of an operator in a world of its own. */
function createCaller(isEmpty = false) {
  const world = createWorlds({ isEmpty }).get('crud')
  const state = world.state(findInstitute(undefined))
  return (id?: number, query = '') =>
    ({
      world,
      state,
      language: 'en',
      fields: ['id', 'code'],
      params: { id: String(id) },
      query: new URLSearchParams(query),
    }) as unknown as Call // The members that the handlers of a list read
}

test('records are listed, added, changed and deleted, each institute its own', () => {
  const coupons = createCrud<Coupon>('coupons', seed)
  const at = createCaller()
  expect(coupons.list(at()).body.data).toEqual(seed)
  expect(coupons.insert(at(), { Id: 0, code: 'WINTER' }).body.data).toEqual({ id: 3 })
  coupons.update(at(1), { Id: 1, code: 'SUMMER' })
  coupons.remove(at(2))
  expect(coupons.list(at()).body.data).toEqual([
    { id: 1, code: 'SUMMER' },
    { id: 3, code: 'WINTER' },
  ])
  expect(coupons.list(createCaller()()).body.total).toBe(2)
})

test('an unknown record is a 404, and the empty world has none', () => {
  const coupons = createCrud<Coupon>('coupons', seed)
  expect(() => coupons.remove(createCaller()(9))).toThrow('404')
  expect(coupons.list(createCaller(true)()).body.total).toBe(0)
})
