import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { startBffProcess, type BffProcess } from './bffProcess.ts'
import type { HostileApi } from './hostileApi.ts'
import { createTemporaryFolder } from './temporaryFolder.ts'

/** Starts the BFF with two workers on one port and waits until both are ready. */
export async function startTwoWorkers(
  api: HostileApi,
  env: Record<string, string> = {},
): Promise<BffProcess> {
  const child = await startBffProcess({
    API_BASE_URL: api.base,
    DATA_DIR: createTemporaryFolder(),
    PROCESSES: '2',
    DRAIN_TIMEOUT_MS: '500',
    ...env,
  })
  await expect.poll(async () => (await child.admin('/readyz')).status).toBe(200)
  return child
}

/** Lists the process ids of the workers. */
export function listWorkers({ process: { pid } }: BffProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}
