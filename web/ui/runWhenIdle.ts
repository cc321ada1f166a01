/** Runs work when the browser has nothing else to do, at the latest after four seconds. */
export function runWhenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1000)
}
