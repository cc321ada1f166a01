import { CircuitState, SamplingBreaker } from 'cockatiel'

export type State = 'closed' | 'half-open' | 'open'

export interface BreakerTimes {
  /** Failures are counted over this time, milliseconds */
  readonly window: number
  /** After this time one trial call is sent, milliseconds */
  readonly pause: number
}

/** @param isFailed undefined when the outcome says nothing about the API */
export type SettleCall = (isFailed: boolean | undefined) => void

/**
 * A circuit: open when half of at least twenty calls within the window failed. The library only counts: its wrapper
 * around a call costs as much as forwarding, so the states are handled here.
 */
export class Circuit {
  private readonly counts: SamplingBreaker
  private readonly times: BreakerTimes
  private openSince: number | undefined
  private isTrying = false
  private settledAt = performance.now()

  constructor(times: BreakerTimes) {
    this.counts = new SamplingBreaker({
      threshold: 0.5,
      duration: times.window,
      minimumRps: 20_000 / times.window,
    })
    this.times = times
  }

  /** A circuit without a call for long is closed, whatever opened it. */
  state(): State {
    if (this.isIdle()) return 'closed'
    return this.openSince === undefined ? 'closed' : this.isTrying ? 'half-open' : 'open'
  }

  /** Whether a new circuit would do the same: nothing happened for as long as it remembers. */
  isIdle(): boolean {
    return !this.isTrying && performance.now() - this.settledAt > this.times.window + this.times.pause
  }

  /** @returns what to call with the outcome, or undefined when the circuit is open */
  enter(): SettleCall | undefined {
    if (this.openSince === undefined) return this.settleCall
    if (this.isTrying || performance.now() - this.openSince < this.times.pause) return undefined
    this.isTrying = true
    return this.settleTrial
  }

  readonly settleCall: SettleCall = (isFailed) => {
    // Calls sent before it opened carry no new information
    if (isFailed === undefined || this.openSince !== undefined) return
    this.settledAt = performance.now()
    if (!isFailed) this.counts.success(CircuitState.Closed)
    else if (this.counts.failure(CircuitState.Closed)) this.openSince = this.settledAt
  }

  private readonly settleTrial: SettleCall = (isFailed) => {
    this.isTrying = false
    if (isFailed === undefined) return
    this.settledAt = performance.now()
    if (!isFailed) {
      this.counts.success(CircuitState.HalfOpen)
      this.openSince = undefined
    } else if (this.counts.failure(CircuitState.HalfOpen)) this.openSince = this.settledAt
  }
}
