/** Limits how many pieces of work run at once; the others wait in a queue. */
export interface Semaphore {
  /** Starts the work now or when its turn comes. Each started work must call `release` once. */
  acquire(begin: () => void): void
  release(): void
  waiting(): number
  /** Removes work from the queue. @returns false when it has started */
  cancel(begin: () => void): boolean
}

/** Creates a semaphore. @param limit pieces of work that may run at once */
export function createSemaphore(most: number): Semaphore {
  const line: (() => void)[] = []
  let taken = 0
  return {
    acquire(begin) {
      if (taken >= most) return void line.push(begin)
      taken += 1
      begin()
    },
    release() {
      const next = line.shift()
      if (next) next()
      else taken -= 1
    },
    waiting: () => line.length,
    cancel(begin) {
      const place = line.indexOf(begin)
      if (place >= 0) line.splice(place, 1)
      return place >= 0
    },
  }
}
