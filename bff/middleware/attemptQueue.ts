import { HttpProblem } from '#bff/http/problem.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'

/** An attempt that waits for its turn. */
interface WaitingAttempt {
  readonly resolve: () => void
  readonly reject: (error: HttpProblem) => void
  /** Milliseconds since the epoch */
  readonly until: number
}

/** The queue of one tenant. */
interface Queue {
  /** Its networks in turn, each with its attempts */
  readonly networks: Map<string, WaitingAttempt[]>
  /** Networks that had a turn since the queue began */
  readonly served: Set<string>
  /** Between two turns, milliseconds; grows while attempts keep coming */
  pause: number
}

export interface AttemptQueue {
  /**
   * Waits for a turn; all processes and replicas together give one per pause.
   * @param tenant whose queue it is
   * @param network networks take turns, and those without a turn so far come first, so that neither one network
   *   with many attempts nor many that keep coming hold up the others
   * @param pause between two turns, milliseconds
   * @throws HttpProblem rate_limited when the network has too many waiting, or the turn does not come in time
   */
  wait(tenant: string, network: string, pause: number): Promise<void>
}

const maxWaitingPerNetwork = 3
/** Beyond it all count as new again; bounds memory. */
const maxServedNetworks = 5000
/** Milliseconds; shorter than browsers and proxies wait for a response. */
const maxWait = 20_000

/** Creates the queues. @param limiter counts the turns for all processes */
export function createAttemptQueue(limiter: Limiter): AttemptQueue {
  const queues = new Map<string, Queue>()

  async function serve(tenant: string, queue: Queue): Promise<void> {
    await sleep(queue.pause)
    while (queue.networks.size > 0) {
      const { pause } = queue
      const seconds = await limiter.take(`${tenant} turn`, { count: 1, window: pause })
      if (seconds) await sleep(Math.min(pause, seconds * 1000))
      else shiftNext(queue)?.resolve()
      rejectLate(queue)
    }
    queues.delete(tenant)
  }

  return {
    wait(tenant, network, pause) {
      const known = queues.get(tenant)
      const queue: Queue = known ?? { networks: new Map(), served: new Set(), pause }
      queue.pause = Math.max(queue.pause, pause)
      const waiting = queue.networks.get(network) ?? []
      if (waiting.length >= maxWaitingPerNetwork) return Promise.reject(createQueueRefusal())
      return new Promise((resolve, reject) => {
        queue.networks.set(network, [...waiting, { resolve, reject, until: Date.now() + maxWait }])
        if (known) return
        queues.set(tenant, queue)
        void serve(tenant, queue)
      })
    },
  }
}

/** By the global timer, which tests can replace. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Takes the first attempt of the next network, which then goes to the end. */
function shiftNext({ networks, served }: Queue): WaitingAttempt | undefined {
  const inTurn = [...networks.keys()]
  const network = inTurn.find((name) => !served.has(name)) ?? inTurn[0]
  if (network === undefined) return undefined
  const [next, ...rest] = networks.get(network) ?? []
  networks.delete(network)
  if (rest.length > 0) networks.set(network, rest)
  if (served.size >= maxServedNetworks) served.clear()
  served.add(network)
  return next
}

function rejectLate({ networks }: Queue): void {
  const now = Date.now()
  for (const [network, waiting] of networks) {
    const punctual = waiting.filter(({ until }) => until > now)
    for (const late of waiting) if (!punctual.includes(late)) late.reject(createQueueRefusal())
    if (punctual.length > 0) networks.set(network, punctual)
    else networks.delete(network)
  }
}

function createQueueRefusal(): HttpProblem {
  return new HttpProblem('rate_limited', { 'retry-after': String(maxWait / 1000) })
}
