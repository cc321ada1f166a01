import { CircuitState, SamplingBreaker } from 'cockatiel'
import { HttpProblem } from '#bff/http/problem.ts'
import { getErrorCode, CircuitOpen } from '#bff/upstream/errors.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'

export interface UpstreamWithBreaker extends Upstream {
  breaker(): 'closed' | 'half-open' | 'open'
}

export interface BreakerTimes {
  /** Failures are counted over this time, milliseconds */
  readonly window: number
  /** After this time one trial call is sent, milliseconds */
  readonly pause: number
}

/**
 * Adds a circuit breaker: when half of at least twenty calls in ten seconds fail or answer 5xx, calls fail at
 * once with CircuitOpen for five seconds, then one trial call decides. Callers that abort and the BFF's own
 * refusals do not count.
 * The library only counts: its wrapper around a call costs as much as forwarding, so the states are handled
 * here.
 */
export function withBreaker(
  upstream: Upstream,
  { window, pause }: BreakerTimes = { window: 10_000, pause: 5000 },
): UpstreamWithBreaker {
  const counts = new SamplingBreaker({ threshold: 0.5, duration: window, minimumRps: 20_000 / window })
  let openSince: number | undefined
  let isTrying = false

  /** @param isFailed undefined when the outcome says nothing about the API */
  function settle(isTrial: boolean, isFailed: boolean | undefined) {
    if (isTrial) isTrying = false
    const state = isTrial ? CircuitState.HalfOpen : CircuitState.Closed
    // Calls sent before it opened carry no new information
    if (isFailed === undefined || (openSince !== undefined && !isTrial)) return
    if (!isFailed) {
      counts.success(state)
      openSince = undefined
    } else if (counts.failure(state)) openSince = performance.now()
  }

  return {
    send(request) {
      const isTrial = openSince !== undefined
      if (openSince !== undefined) {
        if (isTrying || performance.now() - openSince < pause) return Promise.reject(new CircuitOpen())
        isTrying = true
      }
      return upstream.send(request).then(
        (response) => {
          settle(isTrial, response.status >= 500)
          return response
        },
        (error: unknown) => {
          settle(isTrial, isNotUpstreamFailure(error) ? undefined : true)
          throw error
        },
      )
    },
    breaker: () => (openSince === undefined ? 'closed' : isTrying ? 'half-open' : 'open'),
    close: () => upstream.close(),
  }
}

function isNotUpstreamFailure(error: unknown): boolean {
  return (
    error instanceof HttpProblem ||
    ['CALLER_LEFT', 'BODY_LATE', 'UPSTREAM_OVERLOADED'].includes(getErrorCode(error))
  )
}
