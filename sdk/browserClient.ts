import type { Client, ClientPathsWithMethod, FetchResponse, MaybeOptionalInit } from 'openapi-fetch'

/**
 * A client as pages hold it: openapi-fetch's own, but whoever calls sets no header. What a call may bring is
 * in its `params.header`; secrets and tokens are the BFF's (contract section 3).
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
) => Promise<AnswerOf<Paths[Path], Verb, Init>>

type AnswerOf<Item, Verb extends string, Init> = Item extends {
  [Key in Verb]: infer Operation extends object
}
  ? FetchResponse<Operation, Init, Json>
  : never

type InitOf<Init> = object extends Init ? [init?: Init & Bare] : [init: Init & Bare]
/** Nor what could set them on the way */
type Bare = { headers?: never; fetch?: never; middleware?: never; baseUrl?: never; [name: string]: unknown }

/** Takes the ways to set headers from a client's type; what remains is the same at run time. */
export function browserClient<Paths extends object>(client: Client<Paths, Json>): BrowserClient<Paths> {
  return client as unknown as BrowserClient<Paths>
}
