import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { getWidestNetwork } from '#bff/http/ipNetwork.ts'
import { getOpenResponses } from '#bff/http/server.ts'

export interface UnreadOptions {
  /** The visitor's address, which a proxy forwards */
  readonly findAddress: (request: IncomingMessage) => string
  /** Called after connections were reset. @param connections how many */
  readonly onReset?: (connections: number) => void
  /** Bytes that all connections together may have in memory, unread */
  readonly max?: number
  /** Between two checks, milliseconds */
  readonly interval?: number
}

/** Connections of one network whose clients have not read everything. */
interface UnreadBytes {
  bytes: number
  readonly sockets: Socket[]
}

/**
 * Bounds the memory of responses whose clients do not read them: beyond `max`, the connections of the network with most
 * are reset, which also frees what the system has queued for them.
 */
export function limitUnread(
  server: Server,
  { findAddress, onReset, max = 64 * 1_048_576, interval = 500 }: UnreadOptions,
): void {
  const timer = setInterval(() => {
    let total = 0
    for (const [socket, response] of getOpenResponses(server)) if (response) total += socket.writableLength
    if (total <= max) return
    let connections = 0
    for (const { bytes, sockets } of measureNetworks(server, findAddress).toSorted(
      (left, right) => right.bytes - left.bytes,
    )) {
      for (const socket of sockets) socket.resetAndDestroy()
      connections += sockets.length
      total -= bytes
      if (total <= max) break
    }
    onReset?.(connections)
  }, interval).unref()
  server.once('close', () => clearInterval(timer))
}

function measureNetworks(server: Server, findAddress: UnreadOptions['findAddress']): readonly UnreadBytes[] {
  const byNetwork = new Map<string, UnreadBytes>()
  for (const [socket, response] of getOpenResponses(server)) {
    const bytes = response ? socket.writableLength : 0
    if (!response || bytes === 0) continue
    const network = getWidestNetwork(findAddress(response.req))
    const unread = byNetwork.get(network) ?? { bytes: 0, sockets: [] }
    unread.bytes += bytes
    unread.sockets.push(socket)
    byNetwork.set(network, unread)
  }
  return [...byNetwork.values()]
}
