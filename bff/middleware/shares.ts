import { HttpProblem } from '#bff/http/problem.ts'

/** Counts what each visitor has under way, so that none takes what others need. */
export interface Shares {
  /**
   * Runs work that counts towards a source's share until it settles.
   * @param source a session's key or a network of addresses
   * @throws HttpProblem rate_limited at once when the share is used up
   */
  run<Result>(source: string, work: () => Promise<Result>): Promise<Result>
}

/** Creates shares. @param limit pieces of work that one source may have under way */
export function createShares(limit: number): Shares {
  const counts = new Map<string, number>()
  return {
    async run(source, work) {
      const count = counts.get(source) ?? 0
      if (count >= limit) throw new HttpProblem('rate_limited', { 'retry-after': '1' })
      counts.set(source, count + 1)
      try {
        return await work()
      } finally {
        const left = (counts.get(source) ?? 1) - 1
        if (left > 0) counts.set(source, left)
        else counts.delete(source)
      }
    },
  }
}
