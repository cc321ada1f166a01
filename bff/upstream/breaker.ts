import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  handleWhen,
  SamplingBreaker,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import { Refused } from '#bff/problem.ts'
import { codeOf, UpstreamBroken } from '#bff/upstream/failure.ts'
import type { Upstream, UpstreamResponse } from '#bff/upstream/upstream.ts'

const states = { [CircuitState.Closed]: 'closed', [CircuitState.HalfOpen]: 'half-open' } as const

export interface GuardedUpstream extends Upstream {
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
 * `send` then rejects with `UpstreamBroken`.
 */
export function withBreaker(
  upstream: Upstream,
  { window, pause }: BreakerTimes = { window: 10_000, pause: 5000 },
): GuardedUpstream {
  const policy: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => !isOurs(error)).orWhenResult(isFailure),
    {
      halfOpenAfter: pause,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: window, minimumRps: 20_000 / window }),
    },
  )
  return {
    async send(request) {
      try {
        return await policy.execute(() => upstream.send(request))
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new UpstreamBroken() : error
      }
    },
    breaker: () =>
      policy.state === CircuitState.Closed || policy.state === CircuitState.HalfOpen
        ? states[policy.state]
        : 'open',
    close: () => upstream.close(),
  }
}

function isOurs(error: Error): boolean {
  return error instanceof Refused || ['CALLER_LEFT', 'UPSTREAM_OVERLOADED'].includes(codeOf(error))
}

function isFailure(result: unknown): boolean {
  return isResponse(result) && result.status >= 500
}

/** Guaranteed by the one place where the policy runs. */
function isResponse(result: unknown): result is UpstreamResponse {
  return typeof result === 'object' && result !== null && 'status' in result
}
