import { createContext, use } from 'react'
import type { Clients } from '#sdk'

/** Provides the API clients to components. */
export const ClientsContext = createContext<Clients | undefined>(undefined)

/** Returns the typed API clients of this page. */
export function useClients(): Clients {
  const clients = use(ClientsContext)
  if (!clients) throw new Error('ClientsContext is missing')
  return clients
}
