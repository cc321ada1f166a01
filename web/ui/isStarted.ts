/** Whether the app has started in the page of the server, which itself counts as started. */
export function isStarted(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.started !== undefined
}
