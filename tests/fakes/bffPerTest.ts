import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startHostileApi, type HostileApi } from './hostileApi.ts'
import { startRunningBff, type RunningBff } from './runningBff.ts'

/** Those of the test that runs, where its file has called `startEach`. */
export let api: HostileApi
export let bff: RunningBff

/**
 * Gives each test of a file an API of its own and the real BFF in front of it.
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

/** Ends the run where a promise is refused and nobody listens. */
export function failOnUnhandledRejections(): void {
  beforeAll(() => void process.on('unhandledRejection', fail))
  afterAll(() => void process.off('unhandledRejection', fail))
}

function fail(error: unknown): never {
  throw error
}
