import type { Clients } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { createLazyClients } from './lazyClients.ts'
import { removeDirections } from './removeDirections.ts'

/** Creates clients whose calls ask for another language than the page's. @param timeZone an IANA name */
export function createClientsIn(language: Language, timeZone: string): Clients {
  return createLazyClients({
    cleanJson: removeDirections,
    language: () => language,
    timeZone: () => timeZone,
  })
}
