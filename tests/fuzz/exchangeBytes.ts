import { connect } from 'node:net'

/** A connection that is still open after this time is a fault of the server, milliseconds. */
const patience = 5000

/**
 * Sends bytes on a new connection, reads the response, and ends the connection once both sides are silent.
 * @param bytes one character each
 * @param silence after which nothing more is expected, milliseconds: a client that ends its side has left
 * @throws when the connection is not closed
 */
export function exchangeBytes(port: number, bytes: string, silence: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.setTimeout(silence, () => socket.end())
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error('the connection was not closed'))
    }, patience)
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
  })
}
