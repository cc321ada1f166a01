/** A way for a few at a time; others wait in line. */
export interface Semaphore {
  /** Begins the work now, or when it is its turn. What has begun must `leave` once. */
  acquire(begin: () => void): void
  release(): void
  waiting(): number
  /** Gives a place in the line up. False when the work has begun. */
  cancel(begin: () => void): boolean
}

/** @param most that may be on their way at once */
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
