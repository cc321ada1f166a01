import { type ReactNode, useEffect } from 'react'
import type { Clients } from '#sdk'
import type { Stores } from '#web/state/stores.ts'
import type { InitialData } from '../initialData.ts'
import { startApp } from './startApp.ts'

interface StartedProps {
  stores: Stores
  clients: Clients
  initialData: InitialData
  children: ReactNode
}

/** Runs browser-only work after hydration, so that the first client render equals the server's. */
export function Started({ stores, clients, initialData, children }: StartedProps) {
  useEffect(() => startApp(stores, clients, initialData), [stores, clients, initialData])
  return children
}
