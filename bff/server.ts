import { createServer, type RequestListener, type Server } from 'node:http'

/** Time for what is under way when the server stops, milliseconds. */
const drainMost = 15_000

/**
 * The public server, with limits for slow clients: a head must arrive in 10 s, a request in 120 s.
 * `keepAliveTimeout` is above the idle time of usual load balancers.
 */
export function createPublicServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 75_000,
      connectionsCheckingInterval: 1000,
    },
    listener,
  )
}

/**
 * Starts listening.
 * @returns the port, which the system chooses for port 0
 * @throws with a sentence that names the port when it is taken
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(isTaken(error) ? new Error(takenText(port)) : error))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Stops accepting, lets what is under way finish, and cuts what takes too long. */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  const cut = setTimeout(() => server.closeAllConnections(), drainMost)
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeIdleConnections()
  })
  clearTimeout(cut)
  clearInterval(sweep)
}

function takenText(port: number): string {
  return `Port ${port} is taken. Stop what listens there, or set PORT to another one, for example PORT=${port + 1}.`
}

function isTaken(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE'
}
