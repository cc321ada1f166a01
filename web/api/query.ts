import type { ApiError, BrowserPaths, Clients } from '#sdk'
import { createContext, use } from 'react'
import useSWR, { unstable_serialize, type SWRConfiguration, type SWRResponse } from 'swr'
import { usePreferences } from '#web/state/stores.ts'
import { useClients } from './clients.ts'
import { polledKeys, usePolling } from './usePolling.ts'

/**
 * A GET request as data: pages declare it, the server prefetches it, and the browser finds its cached response by the
 * same key.
 */
export interface Query<Data> {
  path: string
  init: object
  load(clients: Clients, signal?: AbortSignal): Promise<Data>
}

/** API paths that a browser may read. */
export type GetPath = {
  [Path in keyof BrowserPaths]: BrowserPaths[Path] extends { get: object } ? Path : never
}[keyof BrowserPaths]
type Get<Path extends GetPath> = BrowserPaths[Path] extends { get: infer Operation } ? Operation : never
type SuccessBody<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never
type Params<Operation> = Operation extends { parameters: infer P } ? P : never

/**
 * Creates a query for a GET path of the API.
 * @param path path template of the API
 * @param params path and query parameters
 */
export function query<Path extends GetPath>(
  path: Path,
  params: Partial<Params<Get<Path>>> = {},
): Query<SuccessBody<Get<Path>>> {
  return {
    path,
    init: params,
    load: (clients, signal) =>
      get(clients, path, { params, ...(signal ? { signal } : {}) }) as Promise<SuccessBody<Get<Path>>>,
  }
}

export type NamesQuery = Query<{ data: readonly { id: number; name: string }[] }> & {
  /** The text of a form when there is no row to choose, and the path where staff create the first */
  none?: EmptyOptions
}

interface EmptyOptions {
  text: MessageId
  /** Tells staff how, where `text` says to others that staff do it */
  textForStaff?: MessageId
  make: MessageId
  to: string
}

/**
 * Creates a query for the id and name of every row of a list, for select controls. Pages after the first are fetched
 * in parallel.
 * @param getMore returns what distinguishes rows of the same name
 */
export function createNamesQuery<Row extends { id: number }>(
  getPage: (page: number) => Query<{ data: readonly Row[]; total: number; page_size: number }>,
  getName: (row: Row) => string,
  none?: EmptyOptions,
  getMore?: (row: Row) => string,
): NamesQuery {
  const all = createWholeQuery(getPage)
  return {
    ...(none && { none }),
    path: `${getPage(1).path}#names`,
    init: all.init,
    load: async (clients, signal) => {
      const { data: rows } = await all.load(clients, signal)
      const names = rows.map(getName)
      const isRepeated = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
      return {
        data: rows.map((row) => {
          const name = getName(row)
          return { id: row.id, name: getMore && isRepeated(name) ? `${name} (${getMore(row)})` : name }
        }),
      }
    },
  }
}

/**
 * Creates a query for every row of a list, where a page of it would not be the truth. Pages after the first are fetched
 * in parallel.
 */
export function createWholeQuery<Row>(
  getPage: (page: number) => Query<{ data: readonly Row[]; total: number; page_size: number }>,
): Query<{ data: readonly Row[]; total: number }> {
  const first = getPage(1)
  return {
    path: `${first.path}#all`,
    init: first.init,
    load: async (clients, signal) => {
      const { data, total, page_size } = await first.load(clients, signal)
      const more = Array.from({ length: Math.ceil(total / page_size) - 1 }, (_, index) => getPage(index + 2))
      const others = await Promise.all(more.map((page) => page.load(clients, signal)))
      return { data: [data, ...others.map((page) => page.data)].flat(), total }
    },
  }
}

/** Builds the SWR key of a query. It includes the language because the API's texts are translated. */
export function buildKey(language: string, { path, init }: Query<unknown>): [string, string, object] {
  return [language, path, init]
}

/** Serializes the SWR key of a query, as the server sends it with the data. */
export function serializeKey(language: string, read: Query<unknown>): string {
  return unstable_serialize(buildKey(language, read))
}

/**
 * SWR keys whose data came with the page and need no revalidation on mount. They are cleared after half a minute, and by
 * a page that changes what another one shows.
 */
export const HydratedKeys = createContext<Set<string>>(new Set())

/**
 * Fetches a query through SWR; components with the same query and language share one request.
 * @param read null skips the request
 */
export function useQuery<Data>(
  read: Query<Data> | null,
  config: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  const clients = useClients()
  const { language } = usePreferences()
  const hydratedKeys = use(HydratedKeys)
  const parts = read && buildKey(language, read)
  // Empty without a request
  const key = unstable_serialize(parts)
  const { refreshInterval, ...rest } = config
  const load = async () => {
    const data = await (read as Query<Data>).load(polledKeys.has(key) ? clients.passive : clients)
    polledKeys.delete(key)
    return data
  }
  const response = useSWR<Data, ApiError>(parts, load, {
    revalidateIfStale: !hydratedKeys.has(key),
    ...rest,
  })
  usePolling(response, refreshInterval, key)
  return response
}

/** openapi-fetch cannot infer types from a variable path; `query` has checked the path and its parameters. */
async function get(clients: Clients, path: string, init: object): Promise<unknown> {
  const call = clients.api.GET as (path: string, init: object) => Promise<{ data?: unknown }>
  const { data } = await call(path, init)
  return data
}
