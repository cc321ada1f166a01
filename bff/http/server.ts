import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config/config.ts'
import { answerClientErrors } from '#bff/http/clientErrors.ts'

/**
 * The public server, with limits for slow clients: a head must arrive in 10 s, a request in 120 s, and there
 * are 16,000 connections at most.
 * `keepAliveTimeout` is above the idle time of usual load balancers.
 * @param socketTimeout a connection on which nothing moves for so long is cut, milliseconds: whoever does not read
 *   would keep its place for ever. Must be longer than an answer can take
 */
export function createPublicServer(listener: RequestListener, socketTimeout = 150_000): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 75_000,
      connectionsCheckingInterval: 1000,
      // The listener answers these too, with a problem
      requireHostHeader: false,
    },
    listener,
  )
  server.setTimeout(socketTimeout)
  server.maxConnections = maxConnections
  answerClientErrors(server)
  trackResponses(server)
  return trackUnusedSockets(server)
}

/** More are closed at once: below the number of files that systems usually grant a process twice over. */
const maxConnections = 16_000

/**
 * Starts listening.
 * @returns the port, which the system chooses for port 0
 * @throws with a sentence that names the variable to change when the address cannot be had
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
 * Starts the operators' listener. Where its port is taken, production does not start; elsewhere a second
 * instance does without.
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
  /** Still serving, so that a load balancer notices, milliseconds */
  readonly delay: number
  /** For what is under way after that, milliseconds */
  readonly timeout: number
}

/**
 * Ends a server without failing a call: answers say that the connection ends, idle connections are closed,
 * what is under way may finish, and what takes too long is cut.
 */
export async function drain(
  server: Server,
  { delay: pause, timeout }: DrainTimes = defaultDrain,
): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  for (const response of findLastResponses(server)) response.shouldKeepAlive = false
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

/** Answers that a drain finds unfinished: they too have to say that the connection ends. */
const openResponses = new WeakMap<Server, Set<ServerResponse>>()

function trackResponses(server: Server): void {
  const answers = new Set<ServerResponse>()
  openResponses.set(server, answers)
  server.prependListener('request', (_, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })
}

/** The last one of each connection: what was asked behind another is still answered. */
function findLastResponses(server: Server): Iterable<ServerResponse> {
  const answers = [...(openResponses.get(server) ?? [])]
  return new Map(answers.map((response) => [response.req.socket, response])).values()
}

/** Connections that never asked for anything; Node does not count them as idle. */
const unusedSockets = new WeakMap<Server, Set<Socket>>()

function trackUnusedSockets(server: Server): Server {
  const silent = new Set<Socket>()
  unusedSockets.set(server, silent)
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  return server
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
