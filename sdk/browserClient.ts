import type { Client, ClientPathsWithMethod, FetchResponse, MaybeOptionalInit } from './fetchClient.ts'

/**
 * The client of openapi-fetch without the options that set headers: a call has only those of `params.header`, and the
 * BFF adds secrets and tokens.
 */
export type BrowserClient<Paths extends object> = {
  readonly [Verb in Verbs]: Method<Paths, Lowercase<Verb>>
}

type Verbs = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Json = 'application/json'

type Method<Paths extends object, Verb extends Lowercase<Verbs>> = <
  Path extends ClientPathsWithMethod<Client<Paths, Json>, Verb> & keyof Paths,
  Init extends MaybeOptionalInit<Paths[Path], Verb & keyof Paths[Path]>,
>(
  path: Path,
  ...init: InitOf<Init>
) => Promise<CallResponse<Paths[Path], Verb, Init>>

type CallResponse<Item, Verb extends string, Init> = Item extends {
  [Key in Verb]: infer Operation extends object
}
  ? FetchResponse<Operation, Init, Json>
  : never

type InitOf<Init> = object extends Init ? [init?: Init & NoHeaderOptions] : [init: Init & NoHeaderOptions]
/** Other options that could set headers */
type NoHeaderOptions = {
  headers?: never
  fetch?: never
  middleware?: never
  baseUrl?: never
  [name: string]: unknown
}

/** Narrows the type of a client to calls that cannot set headers; it is unchanged at run time. */
export function narrowToBrowserClient<Paths extends object>(
  client: Client<Paths, Json>,
): BrowserClient<Paths> {
  return client as unknown as BrowserClient<Paths>
}
