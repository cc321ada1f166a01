/** Starts a part that the page works without; without a connection it is left out. */
export function startPart<Part>(loading: Promise<Part>, start: (part: Part) => unknown) {
  void loading.then(start, () => undefined)
}

/** Runs work when the browser has nothing else to do, at the latest after four seconds. */
export function runWhenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1000)
}
