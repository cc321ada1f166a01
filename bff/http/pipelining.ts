import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Responses that wait for their turn on a connection, by socket. */
const waiting = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * Closes a pipelined response when its connection closes. Node closes only the response whose turn it is; the
 * others would go on, and a stream would keep its upstream connection for ever.
 */
export function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  // A response that has its socket is closed by Node
  if (response.socket) return
  const responses = waiting.get(socket) ?? trackSocket(socket)
  responses.add(response)
  response.once('close', () => responses.delete(response))
}

function trackSocket(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>()
  waiting.set(socket, responses)
  socket.once('close', () => {
    for (const response of responses) if (!response.socket) close(response)
  })
  return responses
}

function close(response: ServerResponse): void {
  response.destroyed = true
  response.emit('close')
}
