import { createContext, useContext, useEffect } from 'react'

/** Provides what the browser does once frame and page are hydrated; nothing on the server. */
export const StartContext = createContext<() => void>(() => undefined)

/** Runs browser-only work after hydration, so that the first client render equals the server's. */
export function Started() {
  const start = useContext(StartContext)
  useEffect(() => start(), [start])
  return null
}
