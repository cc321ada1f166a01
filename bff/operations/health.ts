const heartbeatInterval = 500
/** An event loop blocked for longer than this makes the process not ready, milliseconds. */
const blockedThreshold = 1000
/** The process stays not ready for this long afterwards, milliseconds. */
const blockedMemory = 5000

/** The report of `/readyz`; the circuit breaker is reported but does not count. */
export interface HealthState {
  readonly ready: boolean
  /** Nothing is rendered yet, or the port is not open */
  readonly starting: boolean
  readonly store: boolean
  readonly draining: boolean
  readonly event_loop: boolean
  readonly breaker: 'closed' | 'half-open' | 'open'
}

export interface Health {
  state(): Promise<HealthState>
  /** From now on the process serves requests, and may be ready. */
  start(): void
  /** From now on the process is not ready. */
  drain(): void
  isDraining(): boolean
  close(): void
}

/**
 * Creates the health checks of one process.
 * @param onBlocked called after the event loop was blocked
 */
export function createHealth(options: {
  ping(): Promise<void>
  breaker(): HealthState['breaker']
  onBlocked(): void
}): Health {
  let isStarting = true
  let isDraining = false
  let last = performance.now()
  let blockedUntil = 0
  const beat = setInterval(() => {
    const now = performance.now()
    if (now - last - heartbeatInterval > blockedThreshold) {
      blockedUntil = now + blockedMemory
      options.onBlocked()
    }
    last = now
  }, heartbeatInterval).unref()

  return {
    async state() {
      const store = await options.ping().then(
        () => true,
        () => false,
      )
      const eventLoop = performance.now() >= blockedUntil
      return {
        ready: store && eventLoop && !isStarting && !isDraining,
        starting: isStarting,
        store,
        draining: isDraining,
        event_loop: eventLoop,
        breaker: options.breaker(),
      }
    },
    start() {
      isStarting = false
    },
    drain() {
      isDraining = true
    },
    isDraining: () => isDraining,
    close: () => clearInterval(beat),
  }
}
