import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { recordResponse, setClock, useNow, useToday, ViewerContext, type Clock } from './viewer.ts'

const rendered = Date.UTC(2026, 0, 1, 23, 0)
const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: rendered - hour }))
afterEach(() => void vi.useRealTimers())

/** The device's clock is an hour late. */
function createViewer(timeZone = 'UTC') {
  const clock: Clock = { madeAt: rendered, offset: hour, respondedAt: 0 }
  function Wrapper({ children }: PropsWithChildren) {
    return <ViewerContext value={{ language: 'en', timeZone, clock }}>{children}</ViewerContext>
  }
  return { clock, wrapper: Wrapper }
}

test('now follows the clock of the server, not that of the device', async () => {
  const { wrapper } = createViewer()
  const { result, act } = await renderHook(() => useNow(1000), { wrapper })
  expect(result.current).toBe(rendered)
  await act(() => vi.advanceTimersByTime(2000))
  expect(result.current).toBe(rendered + 2000)
})

test.each([
  ['UTC', '2026-01-01'],
  ['Africa/Cairo', '2026-01-02'],
])('today in %s is %s', async (timeZone, day) => {
  const { wrapper } = createViewer(timeZone)
  const { result } = await renderHook(useToday, { wrapper })
  expect(result.current).toBe(day)
})

test('a response is dated by the clock of the server', () => {
  const { clock } = createViewer()
  recordResponse(clock)
  expect(clock.respondedAt).toBe(rendered)
})

test('the offset is the time between the request of the page and its rendering', () => {
  const { clock } = createViewer()
  const [navigation] = performance.getEntriesByType('navigation')
  setClock(clock)
  const requested =
    performance.timeOrigin + (navigation instanceof PerformanceNavigationTiming ? navigation.requestStart : 0)
  expect(clock.offset).toBe(rendered - requested)
})
