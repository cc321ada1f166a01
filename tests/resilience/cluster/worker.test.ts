import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { requireValue } from '../../fakes/requireValue.ts'
import { startTwoWorkers, listWorkers } from '../../fakes/twoWorkers.ts'

let api: HostileApi

beforeEach(async () => {
  api = await startHostileApi()
})
afterEach(() => api.close())

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

test('a stop reaches a worker that is still starting', async () => {
  const child = await startTwoWorkers(api)
  const known = new Set(listWorkers(child))
  process.kill(requireValue(listWorkers(child)[0], 'a worker'), 'SIGKILL')
  await expect.poll(() => listWorkers(child).some((pid) => !known.has(pid))).toBe(true)
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(0)
})

test('when the primary is killed, the workers finish their requests', async () => {
  const child = await startTwoWorkers(api, { DRAIN_TIMEOUT_MS: '5000' })
  const { request, signIn } = createHttpClient(child.port)
  const cookie = await signIn()
  api.delay('/classes/', 700)
  const response = request('/api/classes/booked/list/', { cookie })
  await expect.poll(() => api.findCalls('/classes/').length).toBe(1)
  const workers = listWorkers(child)
  expect(workers).toHaveLength(2)
  child.process.kill('SIGKILL')
  expect((await response).status).toBe(200)
  await expect.poll(() => workers.every(isGone)).toBe(true)
})

test('a port in use ends all processes with an explanation', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo // Guaranteed by listening on a port
  const start = startTwoWorkers(api, { PORT: `${port}` })
  await expect(start).rejects.toThrow(new RegExp(`ended with 1: Port ${port} is taken`))
  other.close()
})
