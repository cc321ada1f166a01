import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { startChild, type Child } from './builtBff.ts'
import type { HostileApi } from './hostileApi.ts'
import { temporaryFolder } from './runningBff.ts'

/** The BFF with two processes on one port, both of them ready. */
export async function startTwo(api: HostileApi, env: Record<string, string> = {}): Promise<Child> {
  const child = await startChild({
    API_BASE_URL: api.base,
    DATA_DIR: temporaryFolder(),
    PROCESSES: '2',
    DRAIN_TIMEOUT_MS: '500',
    ...env,
  })
  await expect.poll(async () => (await child.admin('/readyz')).status, { timeout: 10_000 }).toBe(200)
  return child
}

/** The processes that serve. */
export function workersOf({ process: { pid } }: Child): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}
