import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { requireValue } from '../../fakes/requireValue.ts'
import { startTwoWorkers, listWorkers } from '../../fakes/twoWorkers.ts'

let api: HostileApi

beforeEach(async () => {
  api = await startHostileApi()
})
afterEach(() => api.close())

test('a worker that hangs is killed', async () => {
  const child = await startTwoWorkers(api)
  process.kill(requireValue(listWorkers(child)[0], 'a worker'), 'SIGSTOP')
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(0)
})
