import { FluentProvider, RendererProvider, SSRProvider } from '@fluentui/react-components'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import type { ApiError, Clients } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { ClientsContext } from '#web/api/clients.ts'
import { isInterrupted } from '#web/api/formatError.ts'
import { HydratedKeys } from '#web/api/query.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { getDirection } from '#web/state/preferences.ts'
import { StoresContext, type Stores, useInstitute, usePreferences, useStores } from '#web/state/stores.ts'
import type { createRenderer } from '#web/theme/renderer.ts'
import type { Colors, InstituteTheme } from '#web/theme/theme.ts'
import { recordResponse, ViewerContext } from '#web/time/viewer.ts'
import { IconShapes } from '#web/ui/RepeatedIcon.tsx'

/** How long data that came with the page is shown again without being fetched. */
const FRESH_MS = 30_000

interface AppProps {
  renderer: ReturnType<typeof createRenderer>
  stores: Stores
  clients: Clients
  /** Data that came with the page, by serialized key */
  data: Record<string, unknown>
  /** Serialized keys of queries whose record does not exist, so that the page comes saying so */
  missing?: readonly string[] | undefined
  /** Computed on the server, known from the document in the browser */
  getTheme: (colors: Colors, language: Language) => InstituteTheme
  /** The router of the server or of the browser */
  children: ReactNode
}

/** Wraps a page in its providers; the same on the server and in the browser. */
export function App({ renderer, stores, clients, data, missing, getTheme, children }: AppProps) {
  const hydratedKeys = useMemo(() => new Set(Object.keys(data)), [data])
  useEffect(() => void setTimeout(() => hydratedKeys.clear(), FRESH_MS), [hydratedKeys])
  return (
    <RendererProvider renderer={renderer}>
      <SSRProvider>
        <StoresContext value={stores}>
          <ClientsContext value={clients}>
            <HydratedKeys value={hydratedKeys}>
              <SWRConfig
                value={{
                  // The cache is filled instead of using SWR's `fallback`, because `keepPreviousData` would win over
                  // a fallback
                  provider: () => createCache(data, missing),
                  revalidateOnFocus: true,
                  focusThrottleInterval: 60_000,
                  shouldRetryOnError: isTemporary,
                  onSuccess: () => recordResponse(stores.clock),
                }}
              >
                <Appearance getTheme={getTheme}>{children}</Appearance>
              </SWRConfig>
            </HydratedKeys>
          </ClientsContext>
        </StoresContext>
      </SSRProvider>
    </RendererProvider>
  )
}

function createCache(data: Record<string, unknown>, missing: readonly string[] = []) {
  return new Map<string, object>([
    ...Object.entries(data).map(([key, value]) => [key, { data: value }] as const),
    ...missing.map((key) => [key, { error: { status: 404 } }] as const),
  ])
}

/**
 * Sets language, direction and the institute's theme. It adds no styles of its own: they would be outside the text
 * direction.
 */
function Appearance({ getTheme, children }: Pick<AppProps, 'getTheme' | 'children'>) {
  const { language, timeZone: ownZone } = usePreferences()
  // Set by the browser once it has started: at once, all times would be rendered again in one long task
  const timeZone = useDeferredValue(ownZone)
  const { clock } = useStores()
  const viewer = useMemo(() => ({ language, timeZone, clock }), [language, timeZone, clock])
  const { configurations } = useInstitute()
  const colors = configurations.colors?.config_value
  const theme = getTheme(colors ?? {}, language)
  return (
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={theme} dir={getDirection(language)} lang={language} applyStylesToPortals>
        <IconShapes />
        <ViewerContext value={viewer}>{children}</ViewerContext>
      </FluentProvider>
    </RawIntlProvider>
  )
}

/** Whether a retry may help: network errors and 5xx, but no refusals. */
function isTemporary(error: ApiError): boolean {
  return isInterrupted(error) || error.status >= 500
}
