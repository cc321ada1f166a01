import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endProcess } from '#bff/cluster/endProcess.ts'
import { hasPendingWrites } from '#bff/session/stores/pendingWrites.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
vi.mock('#bff/session/stores/pendingWrites.ts', () => ({ hasPendingWrites: vi.fn<() => boolean>() }))

const pending = vi.mocked(hasPendingWrites)
const exit = vi.fn<(status: number) => never>()
const kill = vi.fn<typeof process.kill>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(process, 'exit').mockImplementation(exit as never)
  vi.spyOn(process, 'kill').mockImplementation(kill)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('without a pending write a process exits at once with its status', async () => {
  pending.mockReturnValue(false)
  await endProcess(7)
  expect([exit.mock.calls, kill.mock.calls]).toEqual([[[7]], []])
})

test('an exit waits until no write is pending', async () => {
  pending.mockReturnValue(true)
  const ended = endProcess(0)
  await vi.advanceTimersByTimeAsync(1500)
  expect(exit).not.toHaveBeenCalled()
  pending.mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(1)
  await ended
  expect([exit.mock.calls, kill.mock.calls]).toEqual([[[0]], []])
})

test('an exit with a write that hangs kills the process after two seconds', async () => {
  pending.mockReturnValue(true)
  const ended = endProcess(0)
  await vi.advanceTimersByTimeAsync(1999)
  expect(kill).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  await ended
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']])
})
