/** Limits how many pieces of work run at once, in total and for each source; the others wait. */
export interface Semaphore {
  /**
   * Starts the work now or when its turn comes. Each started work must call `release` once.
   * @returns false when its source has too much waiting
   */
  acquire(source: string, start: () => void): boolean
  release(source: string): void
  waiting(): number
  /** Removes work from the queue. @returns false when it has started */
  cancel(start: () => void): boolean
}

export interface SemaphoreLimits {
  /** Pieces of work that may run at once */
  readonly running: number
  /** Of one source */
  readonly perSource: number
  /** Of one source, beside those that run */
  readonly waitingPerSource: number
}

/**
 * Creates a semaphore. Work waits in the order in which it came, but a source that has its share running is passed
 * over.
 */
export function createSemaphore({ running: limit, perSource, waitingPerSource }: SemaphoreLimits): Semaphore {
  const queue: { readonly source: string; readonly start: () => void }[] = []
  const runningBySource = new Map<string, number>()
  let running = 0

  const mayRun = (source: string) => running < limit && (runningBySource.get(source) ?? 0) < perSource

  function run(source: string, start: () => void): void {
    running += 1
    runningBySource.set(source, (runningBySource.get(source) ?? 0) + 1)
    start()
  }

  return {
    acquire(source, start) {
      if (mayRun(source)) {
        run(source, start)
        return true
      }
      if (queue.filter((item) => item.source === source).length >= waitingPerSource) return false
      queue.push({ source, start })
      return true
    },
    release(source) {
      running -= 1
      const left = (runningBySource.get(source) ?? 1) - 1
      if (left > 0) runningBySource.set(source, left)
      else runningBySource.delete(source)
      const index = queue.findIndex((item) => mayRun(item.source))
      const [next] = index < 0 ? [] : queue.splice(index, 1)
      if (next) run(next.source, next.start)
    },
    waiting: () => queue.length,
    cancel(start) {
      const index = queue.findIndex((item) => item.start === start)
      if (index >= 0) queue.splice(index, 1)
      return index >= 0
    },
  }
}
