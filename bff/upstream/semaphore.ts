import { IdleMap } from '#bff/http/idleMap.ts'

/**
 * The kinds of users of connections: a person with all their sessions, a session, the network of its address, for IPv6
 * the larger networks, and all calls without a session together.
 */
export type ShareKind = 'person' | 'session' | 'network' | 'site' | 'provider' | 'guests'

/** The resource that a piece of work takes a part of. */
export interface Share {
  readonly kind: ShareKind
  readonly key: string
}

/** A piece of work for visitors who wait for it; it runs in the share of one of them. */
export interface Permit {
  /** Counters of each visitor's shares; the first has asked for the work */
  readonly visitors: (readonly Counter[])[]
  readonly start: () => void
  /** Counters of the visitor in whose share it runs */
  running: readonly Counter[]
}

interface Counter {
  readonly kind: ShareKind
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
  /** Lets work that waits start in the share of another visitor, who waits for it too. */
  join(permit: Permit, shares: readonly Share[]): void
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
  /** Of these, and of the guests' share, how many only visitors may start of whom less than two run */
  readonly reserved: number
  /** Of one share */
  readonly runningByKind: Limits
  /** Of one share, beside those that run */
  readonly waitingByKind: Limits
}

/** A visitor of whom less runs may use what is reserved. */
const FEW = 2

/**
 * Creates a semaphore. Of the work that waits and whose shares have room, that of the visitor of whom least runs is
 * next, and then in the order in which it came: visitors with few calls do not wait behind those with many. Calls of
 * a slow API that came at one time also end at one time, so that a part is reserved for visitors with few.
 */
export function createSemaphore({ running: limit, free, reserved, ...byKind }: SemaphoreLimits): Semaphore {
  const queue: Permit[] = []
  const byKey = new IdleMap<Counter>(({ running: own, waiting }) => own + waiting === 0)
  let running = 0

  const getCounter = ({ key, kind }: Share): Counter =>
    byKey.getOrCreate(key, () => createCounter(kind, byKind))

  /** Whether there is room for a visitor, beyond what is free for all. */
  function hasRoom(counters: readonly Counter[]): boolean {
    const kept = countRunning(counters) < FEW ? 0 : reserved
    const isBelow = (counter: Counter) =>
      counter.running < counter.maxRunning - (counter.kind === 'guests' ? kept : 0)
    return running < limit - kept && counters.every(isBelow)
  }

  const mayRun = ({ visitors }: Permit) => running < free || visitors.some(hasRoom)

  function run(permit: Permit): void {
    permit.running = permit.visitors.find(hasRoom) ?? permit.visitors[0] ?? []
    running += 1
    for (const counter of permit.running) counter.running += 1
    permit.start()
  }

  /** @returns false when too much waits in one of the shares */
  function wait(counters: readonly Counter[]): boolean {
    if (counters.some(({ waiting, maxWaiting }) => waiting >= maxWaiting)) return false
    for (const counter of counters) counter.waiting += 1
    return true
  }

  function takeOut(index: number): Permit | undefined {
    const [permit] = index < 0 ? [] : queue.splice(index, 1)
    for (const counter of permit?.visitors.flat() ?? []) counter.waiting -= 1
    return permit
  }

  return {
    createPermit: (shares, start) => ({ visitors: [shares.map(getCounter)], start, running: [] }),
    acquire(permit) {
      if (mayRun(permit)) {
        run(permit)
        return true
      }
      if (!permit.visitors.every(wait)) return false
      queue.push(permit)
      return true
    },
    join(permit, shares) {
      const index = queue.indexOf(permit)
      const counters = shares.map(getCounter)
      if (index < 0 || !wait(counters)) return
      permit.visitors.push(counters)
      if (mayRun(permit) && takeOut(index)) run(permit)
    },
    release(permit) {
      running -= 1
      for (const counter of permit.running) counter.running -= 1
      if (queue.length === 0) return
      const next = takeOut(findNext(queue, mayRun))
      if (next) run(next)
    },
    waiting: () => queue.length,
    cancel: (permit) => takeOut(queue.indexOf(permit)) !== undefined,
  }
}

function createCounter(
  kind: ShareKind,
  { runningByKind, waitingByKind }: Pick<SemaphoreLimits, 'runningByKind' | 'waitingByKind'>,
): Counter {
  return { kind, running: 0, waiting: 0, maxRunning: runningByKind[kind], maxWaiting: waitingByKind[kind] }
}

/** Finds what may run, of the visitor of whom least runs; -1 for none. */
function findNext(queue: readonly Permit[], mayRun: (permit: Permit) => boolean): number {
  let [found, least] = [-1, Infinity]
  for (const [index, permit] of queue.entries()) {
    const load = computeLoad(permit)
    if (load < least && mayRun(permit)) [found, least] = [index, load]
  }
  return found
}

/** Computes how much runs already of the visitor of whom least does. */
function computeLoad({ visitors }: Permit): number {
  return Math.min(...visitors.map(countRunning))
}

/** How much runs of a visitor, whose own share is the first. */
function countRunning([own]: readonly Counter[]): number {
  return own?.running ?? 0
}
