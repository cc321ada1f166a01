import { useSyncExternalStore } from 'react'

/** Returns the topmost open modal dialog: everything outside it is inert. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watch, findTopDialog, () => undefined)
}

function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Finds the topmost dialog: later opened ones are above earlier ones, and so are nested ones, which come later in
 * document order.
 */
function findTopDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
}
