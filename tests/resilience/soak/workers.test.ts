import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startTwoWorkers, listWorkers } from '../../fakes/twoWorkers.ts'

let api: HostileApi

beforeEach(async () => {
  api = await startHostileApi()
})
afterEach(() => api.close())

test('a worker that hangs is killed', async () => {
  const child = await startTwoWorkers(api)
  process.kill(listWorkers(child)[0] ?? 0, 'SIGSTOP')
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(0)
})
