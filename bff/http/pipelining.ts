import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait for their response on one connection. Browsers do not pipeline, proxies rarely do. */
const maxPending = 16
/** While this many wait on all connections together, each may have fewer: a request that waits takes 10 kB. */
const manyPending = 4000
const maxPendingOfMany = 4
/** Beyond this number on one connection, or twice as many as `manyPending` in all, the connection is reset. */
const maxIgnored = 2000

let pendingOfAll = 0

/** Responses that wait for their turn on a connection, by socket. */
const waiting = new WeakMap<Socket, Set<ServerResponse>>()

/** Connections with a refusal under way, which are closed after it. */
const refused = new WeakSet<Socket>()

function refuse(socket: Socket): PipelineVerdict {
  refused.add(socket)
  return 'refuse'
}

/** Whether a request may be served: `refuse` closes the connection after one refusal, `ignore` follows it. */
export type PipelineVerdict = 'serve' | 'refuse' | 'ignore'

/**
 * Limits the requests of a connection that wait for their response, and closes a pipelined response when its
 * connection closes. Node closes only the response whose turn it is; the others would go on, and a stream would keep
 * its upstream connection for ever. Requests after a refusal take memory too, so that a connection with very many is
 * reset.
 */
export function limitPipelining({ socket }: IncomingMessage, response: ServerResponse): PipelineVerdict {
  // A response that has its socket is the only one, and Node closes it
  if (response.socket) return 'serve'
  const responses = waiting.get(socket) ?? trackSocket(socket)
  const max = pendingOfAll < manyPending ? maxPending : maxPendingOfMany
  responses.add(response)
  pendingOfAll += 1
  response.once('close', () => {
    responses.delete(response)
    pendingOfAll -= 1
  })
  if (responses.size < max) return 'serve'
  if (!refused.has(socket)) return refuse(socket)
  if (responses.size > maxIgnored || pendingOfAll > 2 * manyPending) socket.resetAndDestroy()
  return 'ignore'
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
