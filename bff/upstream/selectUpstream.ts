import type { Config } from '#bff/config/config.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import { withBreaker } from '#bff/upstream/breaker.ts'
import type { BreakerTimes } from '#bff/upstream/circuit.ts'
import { createHybrid } from '#bff/upstream/hybrid.ts'
import { createHttpUpstream } from '#bff/upstream/httpUpstream.ts'
import type { MockUpstream, Upstream } from '#bff/upstream/upstream.ts'

/** Dependencies of `createBff` for the modes that are not live. */
export interface UpstreamSources {
  /** Required when UPSTREAM is mock or hybrid */
  readonly mock?: MockUpstream | undefined
  /** Required when UPSTREAM is record or replay: wraps the real API, or replaces it */
  readonly fixture?: ((live: Upstream | undefined) => Upstream) | undefined
  /** For tests */
  readonly breakerTimes?: BreakerTimes | undefined
}

export interface SelectedUpstream {
  readonly upstream: Upstream
  readonly breaker: () => 'closed' | 'half-open' | 'open'
}

/**
 * Creates the upstream that UPSTREAM names, with a circuit breaker when there is a real API.
 * @throws when a source that the mode needs is missing
 */
export function selectUpstream(
  config: Config,
  { mock, fixture, breakerTimes }: UpstreamSources,
  metrics: Metrics,
): SelectedUpstream {
  const { UPSTREAM: mode, API_BASE_URL: base } = config
  if (isMocked(config) && !mock)
    throw new Error(`UPSTREAM is ${mode}, but there is no mock API in this installation`)
  if (['record', 'replay'].includes(mode) && !fixture)
    throw new Error(`UPSTREAM is ${mode}, but no fixture is given`)
  if (mode === 'mock' && mock) return { upstream: mock, breaker: () => 'closed' }
  if (mode === 'replay' && fixture) return { upstream: fixture(undefined), breaker: () => 'closed' }
  if (!base) throw new Error('API_BASE_URL is missing')
  const live = createHttpUpstream({ ...config, base })
  const guarded = withBreaker(mode === 'record' && fixture ? fixture(live) : live, breakerTimes)
  metrics.watch({
    open: live.open,
    waiting: live.waiting,
    breaker: () => ['closed', 'half-open', 'open'].indexOf(guarded.breaker()),
  })
  const isHybrid = mode === 'hybrid' && mock !== undefined
  return {
    upstream: isHybrid ? createHybrid(guarded, mock, config.API_HEADERS) : guarded,
    breaker: guarded.breaker,
  }
}

/** Whether the mock API answers some calls or all. */
export function isMocked({ UPSTREAM }: Pick<Config, 'UPSTREAM'>): boolean {
  return UPSTREAM === 'mock' || UPSTREAM === 'hybrid'
}
