import { createContext, use, useEffect, useState } from 'react'
import type { Language } from '#sdk/language.ts'
import { getDayInZone } from './format.ts'

/** The server's clock as a page knows it. */
export interface Clock {
  /** Milliseconds since the epoch when the page was made: what server and browser draw first */
  readonly madeAt: number
  /** What must be added to the browser's clock; learned before the page is drawn */
  offset: number
  /** Milliseconds since the epoch when the API last answered a read */
  heardAt: number
}

/** In which language and zone, and by which clock, times are shown. */
export interface Viewer {
  language: Language
  timeZone: string
  clock: Clock
}

export const ViewerContext = createContext<Viewer>({
  language: 'en',
  timeZone: 'UTC',
  clock: { madeAt: 0, offset: 0, heardAt: 0 },
})

export function useViewer(): Viewer {
  return use(ViewerContext)
}

/** The zone of this machine, an IANA name. */
export function getBrowserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Sets the browser's clock beside the server's: a wrong clock on a desk changes no countdown (T7). A page is dated when
 * the server begins with it, so the way there is all that is not known, and no countdown promises more than is left.
 */
export function setClock(clock: Clock) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // its only kind
  const asked = performance.timeOrigin + (navigation?.requestStart ?? 0)
  clock.offset = clock.madeAt - asked
}

/** The API has just answered a read. */
export function recordResponse(clock: Clock) {
  clock.heardAt = Date.now() + clock.offset
}

/**
 * Milliseconds since the epoch on the server's clock, anew every so often. The first drawing of a page takes the
 * time it was made at, on both sides.
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

/** Today where the viewer is, YYYY-MM-DD; the day that a form was opened on. */
export function useToday(): string {
  const { clock, timeZone } = useViewer()
  const [today] = useState(() => getDayInZone(Date.now() + clock.offset, timeZone))
  return today
}
