/** Limits how many pieces of work run at once; the others wait in a queue. */
export interface Semaphore {
  /** Starts the work now or when its turn comes. Each started work must call `release` once. */
  acquire(start: () => void): void
  release(): void
  waiting(): number
  /** Removes work from the queue. @returns false when it has started */
  cancel(start: () => void): boolean
}

/** Creates a semaphore. @param limit pieces of work that may run at once */
export function createSemaphore(limit: number): Semaphore {
  const queue: (() => void)[] = []
  let running = 0
  return {
    acquire(start) {
      if (running >= limit) return void queue.push(start)
      running += 1
      start()
    },
    release() {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    },
    waiting: () => queue.length,
    cancel(start) {
      const index = queue.indexOf(start)
      if (index >= 0) queue.splice(index, 1)
      return index >= 0
    },
  }
}
