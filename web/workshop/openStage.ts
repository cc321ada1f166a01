import type { HttpHandler } from 'msw'
import { createClients, type Clients } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { createHandlers, createWorld } from '#mocks/msw.ts'
import { readConfigs } from '#web/domain/institute/queries.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getDirection } from '#web/state/preferences.ts'
import { createStores, type Stores } from '#web/state/stores.ts'
import { globalStyles, typeFaces } from '#web/theme/fonts.ts'
import { loadZoneNames } from '#web/time/zoneNames.ts'
import type { StoryParameters } from './story.ts'

/** The hosts of the mock world's institutes. */
export const hosts = { huruf: 'localhost', noor: 'noor.localhost', iqra: 'iqra.localhost' } as const

export type Direction = 'ltr' | 'rtl'

export interface StageSettings {
  language: Language
  /** By default the language's */
  direction?: Direction | undefined
  institute: keyof typeof hosts
  parameters: StoryParameters
  /** Replaces the handlers of the worker or server */
  setHandlers: (handlers: readonly HttpHandler[]) => void
}

/** The page around a story. */
export interface Stage {
  stores: Stores
  clients: Clients
  direction: Direction
  path: string
}

const timeZone = 'Africa/Cairo'
const areas = Object.keys(import.meta.glob('../i18n/en/*.json')).map((path) => path.slice(11, -5))

/** Guests change nothing, so that their stories can share a world. */
const guestWorld = createWorld()

/** Prepares the page around a story; a signed-in person has a world of their own. */
export async function openStage({
  language,
  direction = getDirection(language),
  parameters,
  setHandlers,
  ...settings
}: StageSettings): Promise<Stage> {
  const { signedInAs, handlers = [], path = '/' } = parameters
  // A story is part of a page that has started
  document.documentElement.dataset.started = ''
  const world = signedInAs ? createWorld() : guestWorld
  setHandlers([...handlers, ...createHandlers({ baseUrl: '/api', signedInAs, world })])
  const clients = createClients({ language: () => language, timeZone: () => timeZone, fetch: toInstitute })
  const [session, configs] = await Promise.all([
    signedInAs && clients.bff.GET('/session'),
    readConfigs(clients),
    loadTexts(language, areas),
    loadZoneNames(language, { timeZone, isSignedIn: Boolean(signedInAs) }),
  ])
  const user = session?.data?.authenticated ? session.data.user : null
  const institute = { ...configs, isMainHost: settings.institute === 'huruf', social: {}, scripts: [] }
  prepareDocument(language, direction)
  return {
    clients,
    direction,
    path,
    stores: createStores({ user, institute, preferences: { language, timeZone }, now: Date.now() }),
  }

  function toInstitute(request: Request) {
    request.headers.set('custom-host', hosts[settings.institute])
    return fetch(request)
  }
}

function prepareDocument(language: Language, direction: Direction) {
  document.documentElement.lang = language
  document.documentElement.dir = direction
  if (document.getElementById('workshop-styles')) return
  const style = document.createElement('style')
  style.id = 'workshop-styles'
  style.textContent = typeFaces + globalStyles
  document.head.append(style)
}
