import { spawn, type ChildProcess } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { connect, createServer } from 'node:net'
import { createTemporaryFolder } from './temporaryFolder.ts'

const command = '/usr/bin/redis-server'
const install = 'apt-get install -y --no-install-recommends redis-server'

/** A real Redis that a test can kill, suspend and restart on the same port. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  /** SIGKILL, without a clean shutdown */
  kill(): Promise<void>
  start(): Promise<void>
  /** SIGSTOP and SIGCONT: connections stay open without replies */
  hang(): void
  resume(): void
}

/**
 * Starts redis-server on a free port of 127.0.0.1, without files.
 * @throws with the command that installs it where it is missing
 */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let child: ChildProcess

  async function start() {
    child = spawn(command, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
      cwd: createTemporaryFolder(),
    })
    await new Promise((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', () => reject(new Error(`redis-server is missing. Install it: ${install}`)))
    })
    process.once('exit', () => child.kill('SIGKILL'))
    await waitUntilOpen(port)
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}

/** Sockets that reserve ports, which are open until this process ends. */
const reservations: Socket[] = []

/**
 * Finds a free port and reserves it among all processes that run tests, by the UDP port of the same number: what listens
 * on it may need a second to start, and another test would be given the same port meanwhile. It is below the ports that
 * the system gives to outgoing connections, and a node of a Redis cluster also takes the port 10,000 above.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 10_000)
  return (await reservePort(port)) && (await isFree(port)) ? port : freePort()
}

function reservePort(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref()
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      reservations.push(socket)
      resolve(true)
    })
  })
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (isListening) await new Promise((resolve) => server.close(resolve))
  return isListening
}

/** Waits until a port accepts connections; the limit only ends a test that hangs, on a busy machine too. */
export async function waitUntilOpen(port: number, timeout = 150_000): Promise<void> {
  const stopAt = Date.now() + timeout
  while (!(await isOpen(port))) {
    if (Date.now() > stopAt) throw new Error(`nothing listens on port ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
