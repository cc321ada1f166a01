import type { Language } from '#sdk/language.ts'

import type { AccountRecord } from '#mocks/world/records.ts'
import type { InstituteState, World } from '#mocks/world/world.ts'

export interface Upload {
  readonly name: string
  readonly content_type: string
  readonly bytes: Uint8Array
}

/** What a handler sees of one call. */
export interface Call {
  readonly world: World
  readonly state: InstituteState
  readonly language: Language
  readonly query: URLSearchParams
  /** What a row of this list shows and may be ordered by, as the documents say */
  readonly fields: readonly string[]
  /** Raw path parameters */
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** The body as it came */
  readonly text: string
  /** The one file of a multipart body */
  readonly upload: Upload | undefined
  /** The bearer token, if one came */
  readonly token: string | undefined
  /** Who calls; present where the operation needs a session */
  readonly account: AccountRecord | undefined
  /** Put before addresses of pages and pictures for everybody: empty, or the origin of the server */
  readonly origin: string
  /** Tokens of a sign-in are given out already expired */
  readonly isExpiring: boolean
  /** Every second record of a bulk action fails */
  readonly isHalfFailing?: boolean
  /** Prices have gone up by a tenth */
  readonly isDearer?: boolean
}
