import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createBff, type Bff, type Dependencies } from '#bff/createBff.ts'
import type { Config } from '#bff/config/config.ts'
import { describeError } from '#bff/operations/log.ts'
import { createAdminServer } from '#bff/operations/admin.ts'
import type { Health } from '#bff/operations/health.ts'
import { createWorkerServices } from '#bff/cluster/workerServices.ts'
import { endProcess } from '#bff/cluster/endProcess.ts'
import { onSignals } from '#bff/cluster/signals.ts'
import { createAddressFinder, createProxyTest } from '#bff/middleware/tenant.ts'
import { createPublicServer, drain, listen, listenAdmin } from '#bff/http/server.ts'
import { limitUnread } from '#bff/http/unreadResponses.ts'

/**
 * Serves until a signal comes: alone with its admin listener, or as one of several workers.
 * @param onReady called with the port
 * @throws an Error with an explanation when it cannot start
 */
export async function runWorker(
  config: Config,
  dependencies: Dependencies,
  onReady: (port: number) => void,
): Promise<void> {
  const shared = cluster.isWorker
    ? createWorkerServices({
        state: () => bff.health.state(),
        metrics: () => bff.metrics.registry.getMetricsAsJSON(),
        stop: async () => void stop(0),
      })
    : undefined
  const bff = createBff(config, { ...dependencies, ...shared })
  const server = createServer(bff, config)
  const admin = shared ? undefined : createAdminServer({ ready: bff.health.state, metrics: renderMetrics })
  let ending: Promise<void> | undefined
  // Registered before listening starts, so that an early signal is not lost
  if (shared) {
    // The primary decides when to stop; when it is gone, this process stops by itself
    for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => undefined)
    process.once('disconnect', () => void stop(0))
    // Otherwise Node exits at once when the primary is gone, with all requests in flight
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  } else {
    onSignals(async () => {
      await end()
      return 0
    })
  }
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(name, (error: unknown) => {
      bff.log('error', { event: 'failed', ...describeError(error) })
      void stop(1)
    })
  }
  if (admin) await listenAdmin(admin, config)
  onReady(await openPort(bff, server, config))

  async function renderMetrics() {
    return bff.metrics.registry.metrics()
  }

  async function stop(status: number): Promise<never> {
    // A failed stop must not start another stop through `unhandledRejection`
    await end().catch(() => undefined)
    return endProcess(status)
  }

  function end(): Promise<void> {
    ending ??= (async () => {
      bff.health.drain()
      if (server.listening)
        await drain(server, { delay: config.DRAIN_DELAY_MS, timeout: config.DRAIN_TIMEOUT_MS })
      await bff.close()
      bff.log('info', { event: 'stop' })
      admin?.close()
      // Time for the last log lines to be written
      await delay(20)
    })()
    return ending
  }
}

/** Opens the port once the store is connected and the first page rendered; the process is ready from then on. */
async function openPort(bff: Bff, server: Server, config: Config): Promise<number> {
  await Promise.all([waitForStore(bff.health), bff.warmUp()])
  const port = await listen(server, config.PORT, config.HOST)
  bff.health.start()
  bff.log('info', { event: 'start', port })
  return port
}

/** Waits while the store is still connecting, but not for one that is not available. */
async function waitForStore(health: Health): Promise<void> {
  const stopAt = performance.now() + 2000
  while (!(await health.state()).store && performance.now() < stopAt) await delay(20)
}

/** Creates the public server with the limits of a process. */
function createServer({ listener, log }: Bff, config: Config): Server {
  const server = createPublicServer(listener, {
    socketTimeout: 10 * Math.max(15_000, config.UPSTREAM_TIMEOUT_MS),
    isProxy: createProxyTest(config),
  })
  limitUnread(server, {
    findAddress: createAddressFinder(config),
    onReset: (connections) => log('warn', { event: 'unread_responses', connections }),
  })
  return server
}
