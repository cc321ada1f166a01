import { CircuitState, SamplingBreaker } from 'cockatiel'
import { HttpProblem } from '#bff/http/problem.ts'
import { CircuitOpen, getErrorCode, isOwnRefusal } from '#bff/upstream/errors.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'

export interface UpstreamWithBreaker extends Upstream {
  /** The worst state of all groups */
  breaker(): State
}

export interface BreakerTimes {
  /** Failures are counted over this time, milliseconds */
  readonly window: number
  /** After this time one trial call is sent, milliseconds */
  readonly pause: number
}

type State = 'closed' | 'half-open' | 'open'

/**
 * Adds circuit breakers, one for each group of operations, so that one that fails does not stop the others: when
 * half of at least twenty calls in ten seconds fail or answer 5xx, calls fail at once with CircuitOpen for five
 * seconds, then one trial call decides. Callers that abort and the BFF's own refusals do not count.
 */
export function withBreaker(
  upstream: Upstream,
  times: BreakerTimes = { window: 10_000, pause: 5000 },
): UpstreamWithBreaker {
  const circuits = new Map<string, Circuit>()

  function getCircuit(group: string): Circuit {
    const known = circuits.get(group)
    if (known) return known
    const circuit = new Circuit(times)
    circuits.set(group, circuit)
    return circuit
  }

  return {
    send(request) {
      if (request.group === undefined) return upstream.send(request)
      const circuit = getCircuit(request.group)
      const settle = circuit.enter()
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
      const states = new Set([...circuits.values()].map((circuit) => circuit.state()))
      return states.has('open') ? 'open' : states.has('half-open') ? 'half-open' : 'closed'
    },
    close: () => upstream.close(),
  }
}

/** @param isFailed undefined when the outcome says nothing about the API */
type Settle = (isFailed: boolean | undefined) => void

/**
 * The circuit of one group. The library only counts: its wrapper around a call costs as much as forwarding, so the
 * states are handled here.
 */
class Circuit {
  private readonly counts: SamplingBreaker
  private readonly pause: number
  private openSince: number | undefined
  private isTrying = false

  constructor({ window, pause }: BreakerTimes) {
    this.counts = new SamplingBreaker({ threshold: 0.5, duration: window, minimumRps: 20_000 / window })
    this.pause = pause
  }

  state(): State {
    return this.openSince === undefined ? 'closed' : this.isTrying ? 'half-open' : 'open'
  }

  /** @returns what to call with the outcome, or undefined when the circuit is open */
  enter(): Settle | undefined {
    if (this.openSince === undefined) return this.settleCall
    if (this.isTrying || performance.now() - this.openSince < this.pause) return undefined
    this.isTrying = true
    return this.settleTrial
  }

  private readonly settleCall: Settle = (isFailed) => {
    // Calls sent before it opened carry no new information
    if (isFailed === undefined || this.openSince !== undefined) return
    if (!isFailed) this.counts.success(CircuitState.Closed)
    else if (this.counts.failure(CircuitState.Closed)) this.openSince = performance.now()
  }

  private readonly settleTrial: Settle = (isFailed) => {
    this.isTrying = false
    if (isFailed === undefined) return
    if (!isFailed) {
      this.counts.success(CircuitState.HalfOpen)
      this.openSince = undefined
    } else if (this.counts.failure(CircuitState.HalfOpen)) this.openSince = performance.now()
  }
}

function isNotUpstreamFailure(error: unknown): boolean {
  return error instanceof HttpProblem || isOwnRefusal(error) || getErrorCode(error) === 'CALLER_ABORTED'
}
