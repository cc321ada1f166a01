import { setTimeout as delay } from 'node:timers/promises'
import { hasPendingWrites } from '#bff/session/stores/pendingWrites.ts'

/** How long an exit waits for writes, which take milliseconds unless another process hangs. Milliseconds. */
const writeTimeout = 2000

/**
 * Exits when no write of LMDB is pending, and after two seconds by SIGKILL. `process.exit` would wait for the thread
 * that writes, which waits for the event loop, for ever, and holds the lock of the other processes.
 */
export async function endProcess(status: number): Promise<never> {
  const stopAt = performance.now() + writeTimeout
  while (hasPendingWrites() && performance.now() < stopAt) await delay(1)
  if (hasPendingWrites()) process.kill(process.pid, 'SIGKILL')
  return process.exit(status)
}
