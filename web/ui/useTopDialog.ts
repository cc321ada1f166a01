import { useSyncExternalStore } from 'react'

/** The modal dialog that lies above everything, if one is open: what stands elsewhere can be neither seen nor used. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watch, findTopDialog, () => undefined)
}

function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Dialogs that are opened later stand above earlier ones; within each other, so does their order in the page. */
function findTopDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
}
