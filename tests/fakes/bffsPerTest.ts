import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import type { Dependencies } from '#bff/createBff.ts'
import { startHostileApi, type HostileApi } from './hostileApi.ts'
import { startRunningBff, type RunningBff } from './runningBff.ts'

/** The API of the current test, in a file that calls `startApiPerTest`. */
export let api: HostileApi
const running: RunningBff[] = []
const sockets: Socket[] = []

/** Starts an API for each test of a file, and ends after it what the test started with `run` and `open`. */
export function startApiPerTest(): void {
  beforeEach(async () => {
    api = await startHostileApi()
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    for (const bff of running.splice(0)) await bff.stop()
    await api.close()
  })
}

/**
 * Starts a BFF in front of the test's API.
 * @param env variables of the BFF
 */
export async function run(env?: Record<string, string>, dependencies?: Dependencies): Promise<RunningBff> {
  const bff = await startRunningBff(api, env, dependencies)
  running.push(bff)
  return bff
}

/** Opens a connection and writes to it; what comes back is left unread. */
export function open(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  socket.write(bytes)
  return socket
}
