import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { AggregatorRegistry, type MetricObject } from 'prom-client'
import type { Config } from '#bff/config/config.ts'
import type { Log } from '#bff/operations/log.ts'
import { createAdminServer } from '#bff/operations/admin.ts'
import { createLimitHandlers } from '#bff/cluster/remoteLimiter.ts'
import { createIpcClient } from '#bff/cluster/ipc.ts'
import { onSignals } from '#bff/cluster/signals.ts'
import { listenAdmin } from '#bff/http/server.ts'

/** A process that ends is replaced after so long, milliseconds. */
const restartDelay = 500

/** After its drain a process lets go of connections and files, milliseconds. */
const closeTimeout = 8000

type Ask = ReturnType<typeof createIpcClient>

/**
 * Runs PROCESSES processes on one port (rulings 76): this one serves nobody, but counts attempts for all,
 * owns ADMIN_PORT and adds up the metrics.
 * @param onReady called with the port when the first process listens
 */
export async function runPrimary(config: Config, log: Log, onReady: (port: number) => void): Promise<void> {
  const workers = new Map<Worker, Ask>()
  const handlers = createLimitHandlers()
  let isStopping = false
  let isReady = false

  function fork() {
    const worker = cluster.fork()
    const ask = createIpcClient(worker, handlers)
    workers.set(worker, ask)
    worker.once('listening', ({ port }) => {
      // While it started it heard nothing
      if (isStopping) return notify(ask, 'stop')
      if (!isReady) onReady(port)
      isReady = true
    })
    worker.once('exit', (status) => void replace(worker, status))
  }

  async function replace(worker: Worker, status: number) {
    workers.delete(worker)
    if (isStopping) return
    log('error', { event: 'process_ended', status })
    // None has ever served: what is wrong would be wrong for the next ones too
    if (!isReady) process.exit(status || 1)
    await delay(restartDelay)
    if (!isStopping) fork()
  }

  /** One that hangs hears nothing, and nobody else would end it. */
  function killAll() {
    for (const worker of workers.keys()) worker.process.kill('SIGKILL')
  }

  const askAll = async (name: string) =>
    Promise.all([...workers.values()].map((ask) => ask(name).catch(() => undefined)))
  const admin = createAdminServer({
    async ready() {
      const processes = await askAll('state')
      const isComplete = processes.length === config.PROCESSES && processes.every(isReadyState)
      return { ready: isComplete && !isStopping, draining: isStopping, processes }
    },
    metrics: async () => aggregateMetrics(await askAll('metrics')),
  })
  await listenAdmin(admin, config)
  for (let count = 0; count < config.PROCESSES; count += 1) fork()

  onSignals(async () => {
    isStopping = true
    const gone = [...workers.keys()].map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const ask of workers.values()) notify(ask, 'stop')
    const late = setTimeout(killAll, config.DRAIN_DELAY_MS + config.DRAIN_TIMEOUT_MS + closeTimeout)
    await Promise.all(gone)
    clearTimeout(late)
    admin.close()
    return 0
  })
}

/** The exit tells how it went, not the answer. */
function notify(ask: Ask, name: string): void {
  ask(name).catch(() => undefined)
}

async function aggregateMetrics(answers: readonly unknown[]): Promise<string> {
  return AggregatorRegistry.aggregate(answers.filter(isMetrics)).metrics()
}

/** Guaranteed by our own process on the other side, which sends `getMetricsAsJSON()`. */
function isMetrics(answer: unknown): answer is MetricObject[] {
  return Array.isArray(answer)
}

function isReadyState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ready' in state && state.ready === true
}
