import { expect, test } from 'vitest'
import { operations } from '#sdk/operations.ts'
import { isPersonalKey, publicPaths } from '#web/domain/session/isPersonalKey.ts'

test('the paths whose data outlives a sign-out are the public reads of the policy', () => {
  const reads = operations.filter(
    ({ who, method, cache, read }) => who === 'public' && (method === 'GET' || cache || read),
  )
  expect([...publicPaths].toSorted()).toEqual(reads.map(({ template }) => template).toSorted())
})

test('own webinars, slots and payments are personal, the public list of webinars is not', () => {
  for (const path of ['/webinar/booked/list/', '/tutor/profile/{id}/slots/', '/payments/list/'])
    expect(isPersonalKey(['GET', path])).toBe(true)
  expect(isPersonalKey(['GET', '/webinar/list/'])).toBe(false)
  expect(isPersonalKey('palette')).toBe(false)
})
