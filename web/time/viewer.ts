import { createContext, use, useEffect, useState } from 'react'
import type { Language } from '#sdk/language.ts'
import { getDayInZone } from './format.ts'

/** The offset between the browser's and the server's clock. */
export interface Clock {
  /** Milliseconds since the epoch when the page was rendered; used for the first render on both sides */
  readonly madeAt: number
  /** Added to the browser's clock; known before the first render */
  offset: number
  /** Milliseconds since the epoch of the API's last response */
  respondedAt: number
}

/** Language, zone and clock for showing times. */
export interface Viewer {
  language: Language
  timeZone: string
  clock: Clock
}

/** Provides language, zone and clock to components. */
export const ViewerContext = createContext<Viewer>({
  language: 'en',
  timeZone: 'UTC',
  clock: { madeAt: 0, offset: 0, respondedAt: 0 },
})

/** Returns language, zone and clock for showing times. */
export function useViewer(): Viewer {
  return use(ViewerContext)
}

/** Returns the device's time zone, an IANA name. */
export function getBrowserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Sets the offset between the browser's and the server's clock, so that a wrong device clock does not affect
 * countdowns. The page is dated when the server starts rendering it: the error is the transfer time, and countdowns
 * end too early rather than too late.
 */
export function setClock(clock: Clock) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // The only entry of its kind
  const requestedAt = performance.timeOrigin + (navigation?.requestStart ?? 0)
  clock.offset = clock.madeAt - requestedAt
}

/** Records that the API has just answered. */
export function recordResponse(clock: Clock) {
  clock.respondedAt = Date.now() + clock.offset
}

/**
 * Returns milliseconds since the epoch by the server's clock, updated at an interval. The first render uses the time
 * when the page was rendered, on both sides.
 */
export function useNow(everyMs = 1000): number {
  const { clock } = useViewer()
  const [now, setNow] = useState(clock.madeAt)
  useEffect(() => {
    const tick = () => setNow(Date.now() + clock.offset)
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}

/** Returns today in the viewer's zone, YYYY-MM-DD; fixed for the life of the component. */
export function useToday(): string {
  const { clock, timeZone } = useViewer()
  const [today] = useState(() => getDayInZone(Date.now() + clock.offset, timeZone))
  return today
}
