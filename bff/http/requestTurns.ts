import type { ServerResponse } from 'node:http'
import { getWidestNetwork } from '#bff/http/ipNetwork.ts'

/** A request that waits until it may begin. */
interface WaitingRequest {
  readonly response: ServerResponse
  readonly start: () => void
}

/** Lets requests begin a few at a time, so that a flood of cheap ones does not fill a turn of the event loop. */
export interface RequestTurns {
  /**
   * Starts a request: at once when few began in this turn, else in a later one, and never before its response has its
   * connection, nor when the client has left by then. A pipelined response that is built earlier would stay in memory
   * for as long as its client does not read those before it.
   * @param address of the visitor
   */
  begin(address: string, response: ServerResponse, start: () => void): void
}

/**
 * Creates the turns of one process. Networks take turns too, so that the next request of a network with one connection
 * does not wait behind hundreds of another.
 * @param perTurn requests that begin in one turn of the event loop; the most expensive, a guest's page from the cache,
 *   takes up to a millisecond
 */
export function createRequestTurns(perTurn = 8): RequestTurns {
  const lines = new Map<string, WaitingRequest[]>()
  let left = perTurn
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      left = perTurn
      while (left > 0 && lines.size > 0) startNext()
      if (left < perTurn) schedule()
    })
  }

  function startNext(): void {
    for (const [network, line] of lines) {
      // At the end of the order, behind the networks that have waited longer
      lines.delete(network)
      const next = line.shift()
      if (line.length > 0) lines.set(network, line)
      if (!next || next.response.destroyed) return
      left -= 1
      next.start()
      return
    }
  }

  function enter(address: string, response: ServerResponse, start: () => void): void {
    schedule()
    if (left > 0 && lines.size === 0) {
      left -= 1
      start()
      return
    }
    const network = getWidestNetwork(address)
    const line = lines.get(network)
    if (line) line.push({ response, start })
    else lines.set(network, [{ response, start }])
  }

  return {
    begin(address, response, start) {
      if (response.socket) enter(address, response, start)
      else response.once('socket', () => enter(address, response, start))
    },
  }
}
