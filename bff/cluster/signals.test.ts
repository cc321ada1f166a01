import { afterEach, expect, test, vi } from 'vitest'
import { endProcess } from '#bff/cluster/endProcess.ts'
import { onSignals } from '#bff/cluster/signals.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'

vi.mock('#bff/cluster/endProcess.ts', () => ({ endProcess: vi.fn<typeof endProcess>() }))

const names = ['SIGTERM', 'SIGINT'] as const
const before = names.map((name) => process.listeners(name))
afterEach(() => {
  vi.mocked(endProcess).mockClear()
  names.forEach((name, index) => {
    for (const listener of process.listeners(name))
      if (!before[index]?.includes(listener)) process.off(name, listener)
  })
})

const turn = () => new Promise(setImmediate)

test.each(names)('%s stops the process in order and exits with its status', async (name) => {
  const stopped = createDeferred<number>()
  const stop = vi.fn<() => Promise<number>>(() => stopped.promise)
  onSignals(stop)
  process.emit(name)
  await turn()
  expect(stop).toHaveBeenCalledOnce()
  expect(endProcess).not.toHaveBeenCalled()
  stopped.resolve(0)
  await turn()
  expect(vi.mocked(endProcess).mock.calls).toEqual([[0]])
})

test('a second signal exits at once with status 1', async () => {
  const stop = vi.fn<() => Promise<number>>(() => new Promise(() => undefined))
  onSignals(stop)
  process.emit('SIGTERM')
  process.emit('SIGINT')
  expect(stop).toHaveBeenCalledOnce()
  expect(vi.mocked(endProcess).mock.calls).toEqual([[1]])
})

test('a stop that fails exits with status 1', async () => {
  onSignals(() => Promise.reject(new Error('broken')))
  process.emit('SIGINT')
  await turn()
  expect(vi.mocked(endProcess).mock.calls).toEqual([[1]])
})
