import { useEffect, useState } from 'react'

/** Seconds until something may be done again; the end is an instant, so that a sleeping tab counts on. */
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
