import type { Language } from '#sdk/language.ts'

import type { AccountRecord } from '#mocks/world/records.ts'
import type { InstituteState, World } from '#mocks/world/world.ts'

export interface Upload {
  readonly name: string
  readonly content_type: string
  readonly bytes: Uint8Array
}

/** One call as a handler sees it. */
export interface Call {
  readonly world: World
  readonly state: InstituteState
  readonly language: Language
  readonly query: URLSearchParams
  /** Fields of a row that the list may be ordered by */
  readonly fields: readonly string[]
  /** Raw path parameters */
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** The raw body */
  readonly text: string
  /** The one file of a multipart body */
  readonly upload: Upload | undefined
  /** The bearer token of the request */
  readonly token: string | undefined
  /** The signed-in account; present where the operation needs a session */
  readonly account: AccountRecord | undefined
  /** Prefix of URLs of public pages and pictures: empty, or the origin of the server */
  readonly origin: string
  /** Whether sign-in issues expired tokens */
  readonly isExpiring: boolean
  /** Whether every second record of a bulk action fails */
  readonly isHalfFailing?: boolean
  /** Whether prices are 10 % higher */
  readonly isDearer?: boolean
}
