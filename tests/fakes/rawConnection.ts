import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** The bytes of a request of the first page. */
export const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

interface RawConnection {
  readonly socket: Socket
  /** All that the server has sent, and whether it has closed the connection */
  readonly received: { text: string; isClosed: boolean }
}

const open: Socket[] = []

/** Opens a connection to a port of this machine. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  const received = { text: '', isClosed: false }
  socket.on('error', () => undefined)
  socket.on('data', (data) => (received.text += data.toString()))
  socket.once('close', () => (received.isClosed = true))
  await once(socket, 'connect')
  return { socket, received }
}

/** Closes the connections that were opened. */
export function closeConnections(): void {
  for (const socket of open.splice(0)) socket.destroy()
}

/** Milliseconds, on a busy machine too. */
const longestWait = 30_000

/**
 * Waits until something has happened, without the timers that a test may have replaced.
 * @throws when it does not happen
 */
export async function waitUntil(hasHappened: () => boolean): Promise<void> {
  const stopAt = performance.now() + longestWait
  while (!hasHappened()) {
    if (performance.now() > stopAt) throw new Error('what a test waits for does not happen')
    await delay(2)
  }
}
