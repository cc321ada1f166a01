import { IdleMap } from '#bff/http/idleMap.ts'
import { HttpProblem } from '#bff/http/problem.ts'

/** Counts the calls under way of each visitor, so that one visitor cannot use up the capacity of others. */
export interface Shares {
  /**
   * Runs work that counts towards a source's share until it settles.
   * @param source a person, a kid's session or a network of addresses
   * @throws HttpProblem rate_limited at once when the share is used up
   */
  run<Result>(source: string, work: () => Promise<Result>): Promise<Result>
}

/** Creates shares. @param limit pieces of work that one source may have under way */
export function createShares(limit: number): Shares {
  const counters = new IdleMap<{ count: number }>(({ count }) => count === 0)
  return {
    async run(source, work) {
      const counter = counters.getOrCreate(source, () => ({ count: 0 }))
      if (counter.count >= limit) throw new HttpProblem('rate_limited', { 'retry-after': '1' })
      counter.count += 1
      try {
        return await work()
      } finally {
        counter.count -= 1
      }
    },
  }
}
