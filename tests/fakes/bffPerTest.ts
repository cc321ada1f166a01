import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Dependencies } from '#bff/createBff.ts'
import { startHostileApi, type HostileApi } from './hostileApi.ts'
import { startRunningBff, type RunningBff } from './runningBff.ts'

/** The API and BFF of the current test, in a file that calls `startBffPerTest` or `startBffPerFile`. */
export let api: HostileApi
export let bff: RunningBff

/**
 * Starts an API and the real BFF in front of it for each test of a file.
 * @param env variables of the BFF
 */
export function startBffPerTest(env: Record<string, string> = {}): void {
  beforeEach(async () => {
    api = await startHostileApi()
    bff = await startRunningBff(api, env)
  })
  afterEach(async () => {
    await bff.stop()
    await api.close()
  })
}

/** Starts both once for all tests of a file. */
export function startBffPerFile(dependencies: Dependencies = {}): void {
  beforeAll(async () => {
    api = await startHostileApi()
    bff = await startRunningBff(api, {}, dependencies)
  })
  afterAll(async () => {
    await bff.stop()
    await api.close()
  })
}

/** Fails the run on unhandled rejections. */
export function failOnUnhandledRejections(): void {
  beforeAll(() => void process.on('unhandledRejection', fail))
  afterAll(() => void process.off('unhandledRejection', fail))
}

function fail(error: unknown): never {
  throw error
}
