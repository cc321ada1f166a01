import { useEffect, useState } from 'react'

/**
 * Counts down the seconds until an action is possible again; based on an end time, so that throttled timers of a
 * hidden tab do not slow it.
 */
export function useCooldown(seconds: number) {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return undefined
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])
  return { left, start: () => setEnd(Date.now() + seconds * 1000) }
}
