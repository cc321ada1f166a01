import { IdleMap } from '#bff/http/idleMap.ts'

/**
 * The kinds of users of connections: a session, the network of its address, for IPv6 the larger networks, and all
 * calls without a session together.
 */
export type ShareKind = 'session' | 'network' | 'site' | 'provider' | 'guests'

/** The resource that a piece of work takes a part of. */
export interface Share {
  readonly kind: ShareKind
  readonly key: string
}

/** A piece of work, with the counters that it adds to while it waits and while it runs. */
export interface Permit {
  readonly counters: readonly Counter[]
  readonly start: () => void
}

interface Counter {
  running: number
  waiting: number
  readonly maxRunning: number
  readonly maxWaiting: number
}

/** Limits how many pieces of work run at once, in total and in each share; the others wait. */
export interface Semaphore {
  /** @param shares that the work takes a part of */
  createPermit(shares: readonly Share[], start: () => void): Permit
  /**
   * Starts the work now or when its turn comes. Each started work must call `release` once.
   * @returns false when too much waits in one of its shares
   */
  acquire(permit: Permit): boolean
  release(permit: Permit): void
  waiting(): number
  /** Removes work from the queue. @returns false when it has started */
  cancel(permit: Permit): boolean
}

type Limits = Readonly<Record<ShareKind, number>>

export interface SemaphoreLimits {
  /** Pieces of work that may run at once */
  readonly running: number
  /** Of these, how many may run regardless of shares: shares limit only the rest */
  readonly free: number
  /** Of one share */
  readonly runningByKind: Limits
  /** Of one share, beside those that run */
  readonly waitingByKind: Limits
}

/**
 * Creates a semaphore. Work waits in the order in which it came, but work whose shares are used up is passed over.
 */
export function createSemaphore({ running: limit, free, ...byKind }: SemaphoreLimits): Semaphore {
  const queue: Permit[] = []
  const counters = new IdleMap<Counter>(({ running: own, waiting }) => own + waiting === 0)
  let running = 0

  const getCounter = ({ key, kind }: Share): Counter =>
    counters.getOrCreate(key, () => ({
      running: 0,
      waiting: 0,
      maxRunning: byKind.runningByKind[kind],
      maxWaiting: byKind.waitingByKind[kind],
    }))

  const mayRun = ({ counters: own }: Permit) => running < free || (running < limit && own.every(hasRoom))

  function run(permit: Permit): void {
    running += 1
    for (const counter of permit.counters) counter.running += 1
    permit.start()
  }

  function takeOut(index: number): Permit | undefined {
    const [permit] = index < 0 ? [] : queue.splice(index, 1)
    if (permit) for (const counter of permit.counters) counter.waiting -= 1
    return permit
  }

  return {
    createPermit: (shares, start) => ({ counters: shares.map(getCounter), start }),
    acquire(permit) {
      if (mayRun(permit)) {
        run(permit)
        return true
      }
      if (permit.counters.some(({ waiting, maxWaiting }) => waiting >= maxWaiting)) return false
      for (const counter of permit.counters) counter.waiting += 1
      queue.push(permit)
      return true
    },
    release(permit) {
      running -= 1
      for (const counter of permit.counters) counter.running -= 1
      if (queue.length === 0) return
      const next = takeOut(queue.findIndex(mayRun))
      if (next) run(next)
    },
    waiting: () => queue.length,
    cancel: (permit) => takeOut(queue.indexOf(permit)) !== undefined,
  }
}

function hasRoom({ running, maxRunning }: Counter): boolean {
  return running < maxRunning
}
