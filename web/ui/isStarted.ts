/** Whether the app has started in the page of the server, which itself counts as started. */
export function isStarted(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.started !== undefined
}

/** Resolves once the app has started. */
export async function waitForStart(): Promise<void> {
  if (!isStarted())
    await new Promise<void>((resolve) =>
      new MutationObserver(() => resolve()).observe(document.documentElement, {
        attributeFilter: ['data-started'],
      }),
    )
}
