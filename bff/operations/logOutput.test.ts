import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#bff/operations/log.ts'

const before = process.listeners('exit')
const listOwn = () => process.listeners('exit').filter((listener) => !before.includes(listener))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const listener of listOwn()) process.off('exit', listener)
})

/** Creates the log of a process. @returns it, and what reaches standard output */
function create() {
  const written: string[] = []
  const output = { write: (lines: string) => written.push(lines), flushSync: vi.fn<() => void>() }
  const open = vi.spyOn(pino, 'destination').mockReturnValue(output as never) // The functions in use
  return { log: createLog('info'), written, output, open }
}

const request = { event: 'request', route: 'a' } as const

test('lines are written in their order, ten times a second and together', () => {
  const { log, written, open } = create()
  expect(open.mock.calls).toEqual([[{ dest: 1, sync: false, maxLength: 16_000_000 }]])
  log('info', request)
  log('warn', { event: 'stop' })
  vi.advanceTimersByTime(99)
  expect(written).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(written).toHaveLength(1)
  const events = written.join('').trim().split('\n')
  expect(events.map((line) => JSON.parse(line).event)).toEqual(['request', 'stop'])
  vi.advanceTimersByTime(1000)
  expect(written).toHaveLength(1)
})

test('many lines are written before their time', () => {
  const { log, written } = create()
  const route = 'a'.repeat(1000)
  for (let index = 0; index < 50; index += 1) log('info', { ...request, route })
  expect(written).toHaveLength(0)
  for (let index = 0; index < 11; index += 1) log('info', { ...request, route })
  expect(written).toHaveLength(1)
  expect(written[0]?.length).toBeGreaterThanOrEqual(64_000)
  vi.advanceTimersByTime(100)
  expect(written).toHaveLength(2)
})

test('the last lines are written before the process ends', () => {
  const { log, written, output } = create()
  log('info', request)
  const [end] = listOwn()
  end?.(0)
  expect(written).toHaveLength(1)
  expect(output.flushSync).toHaveBeenCalledOnce()
})

test('a waiting log does not keep the process running', () => {
  const setInterval = vi.spyOn(globalThis, 'setInterval')
  create()
  const [timer] = setInterval.mock.results.map(({ value }) => value as NodeJS.Timeout)
  expect(timer?.hasRef()).toBe(false)
})
