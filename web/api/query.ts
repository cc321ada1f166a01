import type { ApiError, BrowserPaths, Clients } from '#sdk'
import { createContext, use } from 'react'
import useSWR, { unstable_serialize, type SWRConfiguration, type SWRResponse } from 'swr'
import { usePreferences } from '#web/state/stores.ts'
import { useClients } from './clients.ts'

/** A read as data: the page names it once, the server loads it ahead, the browser finds it by the same key. */
export interface Query<Data> {
  path: string
  init: object
  load(clients: Clients, signal?: AbortSignal): Promise<Data>
}

type GetPath = {
  [Path in keyof BrowserPaths]: BrowserPaths[Path] extends { get: object } ? Path : never
}[keyof BrowserPaths]
type Get<Path extends GetPath> = BrowserPaths[Path] extends { get: infer Operation } ? Operation : never
type Ok<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never
type Params<Operation> = Operation extends { parameters: infer P } ? P : never

/** @param path a GET of the API; @param params its path and query parameters */
export function query<Path extends GetPath>(
  path: Path,
  params: Partial<Params<Get<Path>>> = {},
): Query<Ok<Get<Path>>> {
  return {
    path,
    init: params,
    load: (clients, signal) =>
      get(clients, path, { params, ...(signal ? { signal } : {}) }) as Promise<Ok<Get<Path>>>,
  }
}

export type NamesQuery = Query<{ data: readonly { id: number; name: string }[] }>

/** The whole of a list as names by id, for those who choose one of them: pages after the first come side by side. */
export function createNamesQuery<Row extends { id: number }>(
  getPage: (page: number) => Query<{ data: readonly Row[]; total: number; page_size: number }>,
  getName: (row: Row) => string,
): NamesQuery {
  const first = getPage(1)
  return {
    path: `${first.path}#names`,
    init: first.init,
    load: async (clients, signal) => {
      const { data, total, page_size } = await first.load(clients, signal)
      const more = Array.from({ length: Math.ceil(total / page_size) - 1 }, (_, index) => getPage(index + 2))
      const others = await Promise.all(more.map((page) => page.load(clients, signal)))
      const rows = [data, ...others.map((page) => page.data)].flat()
      return { data: rows.map((row) => ({ id: row.id, name: getName(row) })) }
    },
  }
}

/** Texts differ by language, so no key is shared between two. */
export function buildKey(language: string, { path, init }: Query<unknown>): [string, string, object] {
  return [language, path, init]
}

export function serializeKey(language: string, read: Query<unknown>): string {
  return unstable_serialize(buildKey(language, read))
}

/** Keys whose data came with the page and need no second fetch. */
export const HydratedKeys = createContext<ReadonlySet<string>>(new Set())

/**
 * Reads through SWR, shared by everybody who asks the same in the same language.
 * @param read null waits
 */
export function useQuery<Data>(
  read: Query<Data> | null,
  config: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  const clients = useClients()
  const { language } = usePreferences()
  const hydratedKeys = use(HydratedKeys)
  const isFresh = read !== null && hydratedKeys.has(serializeKey(language, read))
  return useSWR<Data, ApiError>(read && buildKey(language, read), () => (read as Query<Data>).load(clients), {
    revalidateIfStale: !isFresh,
    ...config,
  })
}

/** openapi-fetch cannot infer through a variable path; `query` has checked path and params. */
async function get(clients: Clients, path: string, init: object): Promise<unknown> {
  const call = clients.api.GET as (path: string, init: object) => Promise<{ data?: unknown }>
  const { data } = await call(path, init)
  return data
}
