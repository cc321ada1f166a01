import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config/config.ts'
import { getIpNetwork, getWiderNetworks } from '#bff/http/ipNetwork.ts'
import { handleClientErrors } from '#bff/http/clientErrors.ts'
import { limitSmallChunks } from '#bff/http/smallChunks.ts'

export interface ServerOptions {
  /**
   * Closes a connection without traffic, milliseconds. Must be longer than a response may take; without it a client
   * that never reads would hold its connection for ever
   */
  readonly socketTimeout?: number
  /** Whether a peer is one of our own proxies, which bring the connections of many visitors */
  readonly isProxy?: (address: string) => boolean
  readonly maxPerAddress?: number
}

/**
 * Creates the public server with limits for slow clients: 10 s for a head, 120 s for a request, 16,000
 * connections.
 * `keepAliveTimeout` is longer than the idle time of common load balancers.
 */
export function createPublicServer(
  listener: RequestListener,
  {
    socketTimeout = 150_000,
    isProxy = () => false,
    maxPerAddress = maxConnectionsPerAddress,
  }: ServerOptions = {},
): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 75_000,
      connectionsCheckingInterval: 1000,
      // The listener answers a missing Host with a problem document
      requireHostHeader: false,
    },
    listener,
  )
  server.setTimeout(socketTimeout)
  server.maxConnections = maxConnections
  handleClientErrors(server)
  trackResponses(server)
  limitSmallChunks(server)
  limitConnections(server, maxPerAddress, isProxy)
  return trackUnusedSockets(server)
}

/** Connections of one address or IPv6 network: a school shares an address, one visitor needs a dozen. */
const maxConnectionsPerAddress = 1000

/**
 * Further connections are closed at once. Below twice the number of open files that systems usually allow a
 * process.
 */
const maxConnections = 16_000

/**
 * Starts listening.
 * @returns the port, which the system chooses for port 0
 * @throws an Error whose message names the variable to change when the port or host is not available
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  variable: 'PORT' | 'ADMIN_PORT' = 'PORT',
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, port, variable)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/**
 * Starts the admin listener. When its port is taken, production fails to start; other environments run without
 * metrics.
 */
export async function listenAdmin(admin: Server, config: Config): Promise<void> {
  try {
    await listen(admin, config.ADMIN_PORT, config.ADMIN_HOST, 'ADMIN_PORT')
  } catch (error) {
    if (config.isProduction || !(error instanceof Error)) throw error
    process.stderr.write(`${error.message} Until then there are no metrics.\n`)
  }
}

export interface DrainTimes {
  /** Keeps serving, so that a load balancer notices, milliseconds */
  readonly delay: number
  /** Limit for requests still in flight after that, milliseconds */
  readonly timeout: number
}

/**
 * Stops a server without failing a request: responses announce that the connection closes, idle connections are
 * closed, requests in flight may finish, and those that exceed the limit are cut off.
 */
export async function drain(
  server: Server,
  { delay: pause, timeout }: DrainTimes = defaultDrain,
): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  for (const response of getOpenResponses(server).values()) if (response) response.shouldKeepAlive = false
  await delay(pause)
  const cut = setTimeout(() => server.closeAllConnections(), timeout)
  const silent = unusedSockets.get(server) ?? new Set()
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy()
  }, 100)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeIdleConnections()
  })
  clearTimeout(cut)
  clearInterval(sweep)
}

const defaultDrain: DrainTimes = { delay: 0, timeout: 15_000 }

/**
 * The unfinished response of each connection, the last one where requests are pipelined, by server: a drain sets
 * `connection: close` on them. Keyed by connections: a Set that each response enters and leaves is rebuilt all the
 * time, and its former tables keep thousands of finished responses until the next full garbage collection.
 */
const openResponses = new WeakMap<Server, Map<Socket, ServerResponse | undefined>>()

/** Returns the connections of a server, each with its last response while that is unfinished. */
export function getOpenResponses(server: Server): ReadonlyMap<Socket, ServerResponse | undefined> {
  return openResponses.get(server) ?? new Map()
}

function trackResponses(server: Server): void {
  const bySocket = new Map<Socket, ServerResponse | undefined>()
  openResponses.set(server, bySocket)
  server.on('connection', (socket) => {
    bySocket.set(socket, undefined)
    socket.once('close', () => bySocket.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    bySocket.set(socket, response)
    response.on('close', release)
  })

  function release(this: ServerResponse): void {
    const { socket } = this.req
    if (bySocket.get(socket) === this) bySocket.set(socket, undefined)
  }
}

/** Connections that never sent a request; Node does not count them as idle. */
const unusedSockets = new WeakMap<Server, Set<Socket>>()

function trackUnusedSockets(server: Server): Server {
  const silent = new Set<Socket>()
  unusedSockets.set(server, silent)
  server.on('connection', (socket) => {
    silent.add(socket)
    const timer = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), silentTimeout).unref()
    socket.once('close', () => {
      clearTimeout(timer)
      silent.delete(socket)
    })
  })
  return server
}

/** A connection that sent nothing for this long is closed, milliseconds; browsers open some in advance. */
const silentTimeout = 30_000

/**
 * Closes further connections of an address at once, so that it does not use up those of all others. The networks around
 * an IPv6 address may be one visitor's or a provider's, so that they have twice and four times as many.
 */
function limitConnections(server: Server, max: number, isProxy: (address: string) => boolean): void {
  const counts = new Map<string, number>()
  const countUp = (network: string) => {
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count
  }
  const countDown = (network: string) => {
    const left = (counts.get(network) ?? 1) - 1
    if (left > 0) counts.set(network, left)
    else counts.delete(network)
  }
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const wider = getWiderNetworks(remoteAddress)
    const networks: readonly (readonly [network: string, limit: number])[] = [
      [getIpNetwork(remoteAddress), max],
      ...(wider
        ? ([
            [`site ${wider.site}`, 2 * max],
            [`provider ${wider.provider}`, 4 * max],
          ] as const)
        : []),
    ]
    const isOver = networks.map(([network, limit]) => countUp(network) > limit).includes(true)
    socket.once('close', () => networks.forEach(([network]) => countDown(network)))
    if (isOver) socket.destroy()
  })
}

function explainListenError(error: Error, port: number, variable: 'PORT' | 'ADMIN_PORT'): Error {
  const host = variable === 'PORT' ? 'HOST' : 'ADMIN_HOST'
  const texts: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what listens there, or set ${variable} to another one, for example ${variable}=${port + 1}.`,
    EACCES: `${variable} is a port that this user may not open. Set it to one above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine.`,
    ENOTFOUND: `${host} is a name that leads to no address.`,
  }
  const text = 'code' in error && typeof error.code === 'string' ? texts[error.code] : undefined
  return text === undefined ? error : new Error(text)
}
