import { CircuitState, SamplingBreaker } from 'cockatiel'
import { HttpProblem } from '#bff/http/problem.ts'
import { getErrorCode, CircuitOpen } from '#bff/upstream/errors.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'

export interface UpstreamWithBreaker extends Upstream {
  breaker(): 'closed' | 'half-open' | 'open'
}

export interface BreakerTimes {
  /** Failures are counted over so long, milliseconds */
  readonly window: number
  /** After so long one call is let through to see, milliseconds */
  readonly pause: number
}

/**
 * Stops asking an API that fails: half of at least twenty calls in ten seconds without an answer or with a
 * 5xx, and for five seconds callers are told at once. Callers that leave and our own refusals do not count.
 * `send` then rejects with `UpstreamBroken`. The library counts; its way around a call costs as much as the
 * forwarding itself, so the three states are kept here.
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
    // Calls from before it opened say nothing new
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
