/** A form that was posted without script and refused; the page shows it with its errors. */
export interface RefusedForm {
  name: FormName
  /** The typed values, without secrets */
  values: Readonly<Record<string, string>>
  /** Message ids or texts of the API, by field */
  errors: Readonly<Record<string, string>>
  /** An error that belongs to no field: a text or a code */
  error?: string | undefined
}

/** The forms that the server takes without script. */
export type FormName = 'login' | 'staff' | 'contact' | 'subscribe' | 'language'

/** Ids of the forms that buttons anywhere on a page send without script, by their `form` attribute. */
export const formIds = { language: 'send-language', login: 'open-login' } as const
