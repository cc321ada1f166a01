import { useEffect, useState } from 'react'

/** How long the second press of a double click may follow, milliseconds. */
const PAUSE_MS = 1000

/**
 * Returns whether a value changed within the last second. A control that has taken the place of the pressed one ignores
 * presses for so long: the second press of a double click was meant for the one before.
 */
export function useJustChanged(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return value !== settled
}
