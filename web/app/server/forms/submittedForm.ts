import type { ApiError, Clients } from '#sdk'
import type { Language } from '#sdk/language.ts'
import type { InstituteState } from '#web/state/institute.ts'
import type { FormName } from '#web/state/serverForms.ts'

type Values = Readonly<Record<string, string>>

/** Where the browser goes after a form was accepted. */
export interface FormTarget {
  /** Path and query */
  location: string
  /** The language that was chosen */
  language?: Language
}

export interface FormPage {
  url: URL
  institute: InstituteState
  clients: Clients
}

/** A form that the server takes without script. */
export interface SubmittedForm {
  name: FormName
  /** Checks what was typed: message ids by field */
  check(values: Values): Record<string, unknown>
  /** Sends valid values. @throws ApiError */
  send(values: Values, page: FormPage): Promise<FormTarget>
  /** Values that the page shows again; never a secret */
  keep(values: Values): Record<string, string>
  /** The errors of a refused call, where they differ from those of the API's fields */
  explain?(error: ApiError, values: Values): Record<string, unknown>
}
