import { afterEach, beforeEach } from 'vitest'
import { startHostileApi, type HostileApi } from './hostileApi.ts'
import { startRunningBff, type RunningBff } from './runningBff.ts'

/** New for each test of a file that imports them: the API, and the real BFF in front of it. */
export let api: HostileApi
export let bff: RunningBff

beforeEach(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api)
})

afterEach(async () => {
  await bff.stop()
  await api.close()
})
