import { IdleMap } from '#bff/http/idleMap.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { Circuit, type BreakerTimes, type SettleCall, type State } from '#bff/upstream/circuit.ts'
import { CircuitOpen, getErrorCode, isOwnRefusal } from '#bff/upstream/errors.ts'
import type { Share } from '#bff/upstream/semaphore.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'

export interface UpstreamWithBreaker extends Upstream {
  /** The worst state of the circuits of groups; one visitor's failures say nothing about the API */
  breaker(): State
}

const noShares: readonly Share[] = []

/**
 * Adds circuit breakers, for each group of operations and for each visitor in it: when half of at least twenty calls
 * in ten seconds fail or answer 5xx, calls fail at once with CircuitOpen for five seconds, then one trial call decides.
 * Callers that abort and the BFF's own refusals do not count.
 */
export function withBreaker(
  upstream: Upstream,
  times: BreakerTimes = { window: 10_000, pause: 5000 },
): UpstreamWithBreaker {
  const groups = new Map<string, GroupCircuits>()

  function getGroup(name: string): GroupCircuits {
    const known = groups.get(name)
    if (known) return known
    const group = new GroupCircuits(times)
    groups.set(name, group)
    return group
  }

  return {
    send(request) {
      if (request.group === undefined) return upstream.send(request)
      const settle = getGroup(request.group).enter(request.shares ?? noShares)
      if (!settle) return Promise.reject(new CircuitOpen())
      return upstream.send(request).then(
        (response) => {
          settle(response.status >= 500)
          return response
        },
        (error: unknown) => {
          settle(isNotUpstreamFailure(error) ? undefined : true)
          throw error
        },
      )
    },
    breaker() {
      const states = new Set([...groups.values()].map((group) => group.state()))
      return states.has('open') ? 'open' : states.has('half-open') ? 'half-open' : 'closed'
    },
    close: () => upstream.close(),
  }
}

/** Failures of one visitor or network that count for everyone, within the window: their own circuits stop the others. */
const maxFailuresOfOne = 3

interface Failures {
  count: number
  readonly since: number
}

/**
 * The circuits of one group of operations. A visitor whose calls fail gets a circuit of their own, so that what only
 * their records or their requests cause does not stop others.
 */
class GroupCircuits {
  private readonly all: Circuit
  private readonly byVisitor = new IdleMap<Circuit>((circuit) => circuit.isIdle())
  private readonly bySource = new IdleMap<Failures>((failures) => this.isOver(failures))
  private readonly times: BreakerTimes

  constructor(times: BreakerTimes) {
    this.times = times
    this.all = new Circuit(times)
  }

  /** Of everyone's calls. */
  state(): State {
    return this.all.state()
  }

  /**
   * @param shares the visitor first, the widest network last; none for calls of the BFF's own
   * @returns what to call with the outcome, or undefined when a circuit is open
   */
  enter(shares: readonly Share[]): SettleCall | undefined {
    const visitor = shares[0]?.key
    const own = visitor === undefined ? undefined : this.byVisitor.get(visitor)
    const settleAll = this.all.enter()
    if (!settleAll) return undefined
    // On the way of most calls: no failure of this visitor is known
    if (!own) return (isFailed) => (isFailed ? this.fail(shares, settleAll) : settleAll(isFailed))
    const settleOwn = own.enter()
    if (!settleOwn) {
      settleAll(undefined)
      return undefined
    }
    return (isFailed) => {
      settleOwn(isFailed)
      settleAll(isFailed && !this.countsForAll(shares) ? undefined : isFailed)
    }
  }

  /** The first failure of a visitor. */
  private fail(shares: readonly Share[], settleAll: SettleCall): void {
    const visitor = shares[0]?.key
    if (visitor !== undefined)
      this.byVisitor.getOrCreate(visitor, () => new Circuit(this.times)).settleCall(true)
    settleAll(this.countsForAll(shares) ? true : undefined)
  }

  /** Whether neither the visitor nor their widest network has failed often. */
  private countsForAll(shares: readonly Share[]): boolean {
    const sources = new Set([shares[0], shares.at(-1)].flatMap((share) => share?.key ?? []))
    return [...sources].map((source) => this.countFailure(source) <= maxFailuresOfOne).every(Boolean)
  }

  private countFailure(source: string): number {
    const known = this.bySource.get(source)
    const failures = known && !this.isOver(known) ? known : { count: 0, since: performance.now() }
    if (failures !== known) this.bySource.set(source, failures)
    failures.count += 1
    return failures.count
  }

  private isOver({ since }: Failures): boolean {
    return performance.now() - since > this.times.window
  }
}

function isNotUpstreamFailure(error: unknown): boolean {
  return error instanceof HttpProblem || isOwnRefusal(error) || getErrorCode(error) === 'CALLER_ABORTED'
}
