import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { AggregatorRegistry, type MetricObject } from '@prometheus-io/client'
import { isRecord } from '#sdk/isRecord.ts'
import type { Config } from '#bff/config/config.ts'
import type { Log } from '#bff/operations/log.ts'
import { createAdminServer } from '#bff/operations/admin.ts'
import { createLimitHandlers } from '#bff/cluster/remoteLimiter.ts'
import { createIpcClient } from '#bff/cluster/ipc.ts'
import { onSignals } from '#bff/cluster/signals.ts'
import { listenAdmin } from '#bff/http/server.ts'

/** A worker that exits is replaced after this time, milliseconds. */
const restartDelay = 500

/** How long a worker may take to close after its drain, milliseconds. */
const closeTimeout = 8000

type SendRequest = ReturnType<typeof createIpcClient>

/**
 * Runs PROCESSES workers on one port. The primary serves no requests itself: it counts rate limits for all of
 * them, owns ADMIN_PORT and adds up the metrics.
 * See docs/decisions.md#processes.
 * @param onReady called with the port when the first worker listens
 */
export async function runPrimary(config: Config, log: Log, onReady: (port: number) => void): Promise<void> {
  const workers = new Map<Worker, SendRequest>()
  const limits = createLimitHandlers()
  let isStopping = false
  let isReady = false

  function fork() {
    const worker = cluster.fork()
    const request = createIpcClient(worker, {
      ...limits,
      invalidate: async (value) => passOn(worker, value),
    })
    workers.set(worker, request)
    worker.once('listening', ({ port }) => {
      // A worker cannot receive messages while it starts
      if (isStopping) return notify(request, 'stop')
      if (!isReady) onReady(port)
      isReady = true
    })
    worker.once('exit', (status) => void replace(worker, status))
  }

  async function replace(worker: Worker, status: number) {
    workers.delete(worker)
    if (isStopping) return
    log('error', { event: 'process_ended', status })
    // No worker has ever served, so that the next one would fail in the same way
    if (!isReady) process.exit(status || 1)
    await delay(restartDelay)
    if (!isStopping) fork()
  }

  /** Sends the cached reads to drop to every worker but the sender. */
  function passOn(sender: Worker, invalidation: unknown) {
    for (const [worker, request] of workers) {
      if (worker !== sender) request('invalidate', invalidation).catch(() => undefined)
    }
  }

  /** A worker that hangs does not react to messages. */
  function killAll() {
    for (const worker of workers.keys()) worker.process.kill('SIGKILL')
  }

  const requestAll = async (name: string) =>
    Promise.all([...workers.values()].map((request) => request(name).catch(() => undefined)))
  const admin = createAdminServer({
    async ready() {
      const processes = await requestAll('state')
      const isComplete = processes.length === config.PROCESSES && processes.every(isReadyState)
      return { ready: isComplete && !isStopping, draining: isStopping, processes }
    },
    metrics: async () => aggregateMetrics(await requestAll('metrics')),
  })
  await listenAdmin(admin, config)
  for (let count = 0; count < config.PROCESSES; count += 1) fork()

  onSignals(async () => {
    isStopping = true
    const exits = [...workers.keys()].map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const request of workers.values()) notify(request, 'stop')
    const late = setTimeout(killAll, config.DRAIN_DELAY_MS + config.DRAIN_TIMEOUT_MS + closeTimeout)
    await Promise.all(exits)
    clearTimeout(late)
    admin.close()
    return 0
  })
}

/** The result shows in the worker's exit, not in a reply. */
function notify(request: SendRequest, name: string): void {
  request(name).catch(() => undefined)
}

async function aggregateMetrics(replies: readonly unknown[]): Promise<string> {
  return AggregatorRegistry.aggregate(replies.filter(isMetrics)).metrics()
}

/** Guaranteed by our own worker, which sends `getMetricsAsJSON()`. */
function isMetrics(reply: unknown): reply is MetricObject[] {
  return Array.isArray(reply)
}

function isReadyState(state: unknown): boolean {
  return isRecord(state) && state.ready === true
}
