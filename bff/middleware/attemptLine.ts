import { HttpProblem } from '#bff/http/problem.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'

/** An attempt that waits for its turn. */
interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: HttpProblem) => void
  /** Milliseconds since the epoch */
  readonly until: number
}

/** The line of one tenant. */
interface Line {
  /** Its networks in turn, each with its attempts */
  readonly networks: Map<string, Waiting[]>
  /** Between two turns, milliseconds; grows while attempts keep coming */
  pause: number
}

export interface AttemptLine {
  /**
   * Waits for a turn; all processes and replicas together give one per pause.
   * @param tenant whose line it is
   * @param network networks take turns, so that one with many attempts does not hold up the others
   * @param pause between two turns, milliseconds
   * @throws HttpProblem rate_limited when the network has too many waiting, or the turn does not come in time
   */
  wait(tenant: string, network: string, pause: number): Promise<void>
}

const maxWaitingPerNetwork = 3
/** Milliseconds; shorter than browsers and proxies wait for a response. */
const maxWait = 20_000

/** Creates the lines. @param limiter counts the turns for all processes */
export function createAttemptLine(limiter: Limiter): AttemptLine {
  const lines = new Map<string, Line>()

  async function serve(tenant: string, line: Line): Promise<void> {
    await sleep(line.pause)
    while (line.networks.size > 0) {
      const { pause } = line
      const seconds = await limiter.take(`${tenant} turn`, { count: 1, window: pause })
      if (seconds) await sleep(Math.min(pause, seconds * 1000))
      else shiftNext(line)?.resolve()
      rejectLate(line)
    }
    lines.delete(tenant)
  }

  return {
    wait(tenant, network, pause) {
      const known = lines.get(tenant)
      const line: Line = known ?? { networks: new Map(), pause }
      line.pause = Math.max(line.pause, pause)
      const waiting = line.networks.get(network) ?? []
      if (waiting.length >= maxWaitingPerNetwork) return Promise.reject(tooMany())
      return new Promise((resolve, reject) => {
        line.networks.set(network, [...waiting, { resolve, reject, until: Date.now() + maxWait }])
        if (known) return
        lines.set(tenant, line)
        void serve(tenant, line)
      })
    },
  }
}

/** By the global timer, which tests can replace. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Takes the first attempt of the first network, which then goes to the end. */
function shiftNext({ networks }: Line): Waiting | undefined {
  const [first] = networks
  if (!first) return undefined
  const [network, [next, ...rest]] = first
  networks.delete(network)
  if (rest.length > 0) networks.set(network, rest)
  return next
}

function rejectLate({ networks }: Line): void {
  const now = Date.now()
  for (const [network, waiting] of networks) {
    const punctual = waiting.filter(({ until }) => until > now)
    for (const late of waiting) if (!punctual.includes(late)) late.reject(tooMany())
    if (punctual.length > 0) networks.set(network, punctual)
    else networks.delete(network)
  }
}

function tooMany(): HttpProblem {
  return new HttpProblem('rate_limited', { 'retry-after': String(maxWait / 1000) })
}
