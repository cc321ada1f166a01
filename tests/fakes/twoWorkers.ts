import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { startBffProcess, type BffProcess } from './bffProcess.ts'
import type { HostileApi } from './hostileApi.ts'
import { temporaryFolder } from './runningBff.ts'

/** The BFF with two processes on one port, both of them ready. */
export async function startTwoWorkers(
  api: HostileApi,
  env: Record<string, string> = {},
): Promise<BffProcess> {
  const child = await startBffProcess({
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
export function listWorkers({ process: { pid } }: BffProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}
