import { expect, test } from 'vitest'
import { createLimiter } from '#bff/middleware/limiter.ts'
import { createVisitorLimits } from '#bff/middleware/visitorLimits.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'

test.each(['memberShares', 'guestShares'] as const)('%s are 128, whatever the others have', async (name) => {
  const limits = createVisitorLimits(createLimiter())
  const work = createDeferred<unknown>()
  const running = Array.from({ length: 128 }, () => limits[name].run('a', () => work.promise))
  await expect(limits[name].run('a', () => work.promise)).rejects.toThrow('rate_limited')
  const other = name === 'guestShares' ? limits.memberShares : limits.guestShares
  expect(await other.run('a', async () => 'done')).toBe('done')
  work.resolve(undefined)
  await Promise.all(running)
})
