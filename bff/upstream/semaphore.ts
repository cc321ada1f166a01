/** Who uses connections: a session, the network of its address, and for IPv6 the networks around that. */
export type ShareKind = 'session' | 'network' | 'site' | 'provider'

/** What a piece of work takes a part of. */
export interface Share {
  readonly kind: ShareKind
  readonly key: string
}

/** Limits how many pieces of work run at once, in total and in each share; the others wait. */
export interface Semaphore {
  /**
   * Starts the work now or when its turn comes. Each started work must call `release` once.
   * @param shares that it takes a part of
   * @returns false when too much waits in one of its shares
   */
  acquire(shares: readonly Share[], start: () => void): boolean
  release(shares: readonly Share[]): void
  waiting(): number
  /** Removes work from the queue. @returns false when it has started */
  cancel(start: () => void): boolean
}

type Limits = Readonly<Record<ShareKind, number>>

export interface SemaphoreLimits {
  /** Pieces of work that may run at once */
  readonly running: number
  /** Of one share */
  readonly runningByKind: Limits
  /** Of one share, beside those that run */
  readonly waitingByKind: Limits
}

interface Item {
  readonly shares: readonly Share[]
  readonly start: () => void
}

/**
 * Creates a semaphore. Work waits in the order in which it came, but work whose shares are used up is passed over.
 */
export function createSemaphore({
  running: limit,
  runningByKind,
  waitingByKind,
}: SemaphoreLimits): Semaphore {
  const queue: Item[] = []
  const runningByShare = new Map<string, number>()
  const waitingByShare = new Map<string, number>()
  let running = 0

  const mayRun = (shares: readonly Share[]) =>
    running < limit && isBelow(runningByShare, shares, runningByKind)

  function run({ shares, start }: Item): void {
    running += 1
    count(runningByShare, shares, 1)
    start()
  }

  function takeOut(index: number): Item | undefined {
    const [item] = index < 0 ? [] : queue.splice(index, 1)
    if (item) count(waitingByShare, item.shares, -1)
    return item
  }

  return {
    acquire(shares, start) {
      if (mayRun(shares)) {
        run({ shares, start })
        return true
      }
      if (!isBelow(waitingByShare, shares, waitingByKind)) return false
      count(waitingByShare, shares, 1)
      queue.push({ shares, start })
      return true
    },
    release(shares) {
      running -= 1
      count(runningByShare, shares, -1)
      if (queue.length === 0) return
      const next = takeOut(queue.findIndex((item) => mayRun(item.shares)))
      if (next) run(next)
    },
    waiting: () => queue.length,
    cancel: (start) => takeOut(queue.findIndex((item) => item.start === start)) !== undefined,
  }
}

function isBelow(counts: ReadonlyMap<string, number>, shares: readonly Share[], limits: Limits): boolean {
  for (const { key, kind } of shares) if ((counts.get(key) ?? 0) >= limits[kind]) return false
  return true
}

function count(counts: Map<string, number>, shares: readonly Share[], change: 1 | -1): void {
  for (const { key } of shares) {
    const total = (counts.get(key) ?? 0) + change
    if (total > 0) counts.set(key, total)
    else counts.delete(key)
  }
}
