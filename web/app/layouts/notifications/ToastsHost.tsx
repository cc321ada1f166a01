import { useSnapshot } from 'valtio'
import { useStores } from '#web/state/stores.ts'
import { createPart } from '../createPart.tsx'

const Toasts = createPart(async () => (await import('./Toasts.tsx')).Toasts)

/** Shows toasts from the first notification on. */
export function ToastsHost() {
  const { shown, lastId } = useSnapshot(useStores().notifications)
  if (lastId === 0) return null
  return <Toasts notifications={shown} wanted={lastId} />
}

/** Loads the toasts before the first one: the failure of a part of the shell is shown by a toast. */
export function loadToasts(): Promise<unknown> {
  return Toasts.load()
}
