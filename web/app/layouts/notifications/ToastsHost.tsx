import { Suspense, lazy } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '#web/state/stores.ts'

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

/** Loads the toasts component with the first notification. */
export function ToastsHost() {
  const { shown, lastId } = useSnapshot(useStores().notifications)
  if (lastId === 0) return null
  return (
    <Suspense>
      <Toasts notifications={shown} />
    </Suspense>
  )
}
