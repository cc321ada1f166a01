import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHealth, type Health } from '#bff/operations/health.ts'

let health: Health
let isDown: boolean
let blocked: number
beforeEach(() => {
  vi.useFakeTimers()
  isDown = false
  blocked = 0
  health = createHealth({
    ping: async () => (isDown ? Promise.reject(new Error('down')) : undefined),
    breaker: () => 'open',
    onBlocked: () => (blocked += 1),
  })
  health.start()
})
afterEach(() => {
  health.close()
  vi.useRealTimers()
})

test('a process with a reachable store is ready, also while a circuit is open', async () => {
  expect(await health.state()).toEqual({
    ready: true,
    starting: false,
    store: true,
    draining: false,
    event_loop: true,
    breaker: 'open',
  })
})

test('a process is not ready while the store cannot be reached', async () => {
  isDown = true
  expect(await health.state()).toMatchObject({ ready: false, store: false })
  isDown = false
  expect(await health.state()).toMatchObject({ ready: true })
})

test('a process that drains is not ready any more', async () => {
  health.drain()
  expect(health.isDraining()).toBe(true)
  expect(await health.state()).toMatchObject({ ready: false, draining: true })
})

test('a blocked event loop makes the process not ready for five seconds', async () => {
  const clock = vi.spyOn(performance, 'now')
  const start = performance.now()
  clock.mockReturnValue(start + 2000)
  vi.advanceTimersByTime(500)
  expect(blocked).toBe(1)
  expect(await health.state()).toMatchObject({ ready: false, event_loop: false })
  clock.mockReturnValue(start + 7001)
  expect(await health.state()).toMatchObject({ ready: true, event_loop: true })
  clock.mockRestore()
})

test('a process is not ready before it serves requests', async () => {
  const early = createHealth({
    ping: async () => undefined,
    breaker: () => 'closed',
    onBlocked: () => undefined,
  })
  expect(await early.state()).toMatchObject({ ready: false, starting: true, store: true })
  early.start()
  expect(await early.state()).toMatchObject({ ready: true, starting: false })
  early.close()
})
