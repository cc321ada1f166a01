import { expect, test } from 'vitest'
import { operations } from '#sdk/operations.ts'
import { isPersonalKey } from '#web/domain/session/isPersonalKey.ts'

test('the data of a path outlives a sign-out if the policy calls it a public read, and only then', () => {
  const reads = operations.filter(({ method, cache, read }) => method === 'GET' || cache || read)
  const kept = reads.filter(({ template }) => !isPersonalKey(['GET', template]))
  expect(kept).toEqual(reads.filter(({ who }) => who === 'public'))
  expect(kept.length).toBeGreaterThan(10)
})

test('own webinars, slots and payments are personal, the public list of webinars is not', () => {
  for (const path of ['/webinar/booked/list/', '/tutor/profile/{id}/slots/', '/payments/list/'])
    expect(isPersonalKey(['GET', path])).toBe(true)
  expect(isPersonalKey(['GET', '/webinar/list/'])).toBe(false)
  expect(isPersonalKey('palette')).toBe(false)
})
