import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers that still wait for their turn on a connection. */
const waiting = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * Tells an answer that its client is gone. Node does so only for the one whose turn it is: what was asked behind
 * it on the same connection would go on for nobody, and a stream would hold its connection to the API for ever.
 */
export function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  // It is its turn already
  if (response.socket) return
  const others = waiting.get(socket) ?? watched(socket)
  others.add(response)
  response.once('close', () => others.delete(response))
}

function watched(socket: Socket): Set<ServerResponse> {
  const answers = new Set<ServerResponse>()
  waiting.set(socket, answers)
  socket.once('close', () => {
    for (const response of answers) if (!response.socket) close(response)
  })
  return answers
}

function close(response: ServerResponse): void {
  response.destroyed = true
  response.emit('close')
}
