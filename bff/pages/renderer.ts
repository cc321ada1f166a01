import type { Language } from '#sdk/language.ts'
import type { User } from '#sdk'

/** The web app's server side, loaded from `dist/server` at run time and created by `createPages(assets)`. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageResponse>
  /** Sends what a form holds that was posted without script. */
  submitForm(request: FormRequest): Promise<FormOutcome>
  /** Reads the institute's brand for icons and the web manifest, by default in the institute's own language. */
  readBrand(
    request: Pick<PageRequest, 'origin' | 'timeZone' | 'read'> & { language?: Language | undefined },
  ): Promise<Brand>
  /**
   * Draws the picture that a shared link to a public page shows, as SVG; undefined where there is no such page.
   * @param request with path and query of the page
   */
  readCard(
    request: Pick<PageRequest, 'origin' | 'timeZone' | 'read' | 'url'> & { language: Language },
  ): Promise<string | undefined>
  /**
   * The URL of a guest's page with the query names that it declares: others cannot change it.
   * @param url path and query
   */
  toGuestUrl(url: string): string
  /** Lists all pages for the sitemap; rejects when it cannot read them all. */
  listPublicUrls(request: Pick<PageRequest, 'origin' | 'timeZone' | 'read'>): Promise<PublicPages>
}

/** The public pages of an institute. */
export interface PublicPages {
  /** The default language, whose pages carry no `lang` in their URL */
  readonly defaultLanguage: Language
  readonly pages: readonly PublicPage[]
}

/** A page that search engines may list. */
export interface PublicPage {
  /** Path and query */
  readonly path: string
  /** When it changed last, ISO 8601 with a time zone */
  readonly changed?: string | undefined
}

/** The name and colour of an institute for icons, bookmarks and installed apps. */
export interface Brand {
  readonly name: string
  readonly description: string
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** Hexadecimal, as CSS writes it */
  readonly colour: string
  readonly background: string
  /** SVG of the star, transparent around it */
  readonly icon: string
  /** SVG of the star on the institute's colour, without transparent parts */
  readonly tile: string
}

export interface PageAssets {
  /** Vite's manifest of the browser build, by source file */
  manifest: Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>
}

export interface PageRequest {
  /** Path and query of the request */
  url: string
  /** Origin of the tenant, for canonical URLs */
  origin: string
  nonce: string
  /** For the forms that are sent without script */
  formToken: string
  /** The signed-in user, without tokens */
  user: User | undefined
  /** From the cookie `preferred-lang` */
  preferredLanguage: Language | undefined
  /** From the cookie `tz`, when Intl knows it */
  timeZone: string | undefined
  /** The time the page's clock starts at, milliseconds since the epoch */
  now: number
  tenant: PageTenant
  /**
   * Reads public data through the BFF's own cache, never with the visitor's token; undefined when it failed or
   * took over 400 ms. An unknown record is reported by its status.
   */
  read(call: PublicRead): Promise<PublicResponse | undefined>
  /** A form that was refused, which the page shows with its errors */
  form?: RefusedForm | undefined
}

/** A form that was posted without script, and how to send it. */
export interface FormRequest extends Omit<PageRequest, 'nonce' | 'formToken' | 'form'> {
  values: Readonly<Record<string, string>>
  /** Whether the form's token belongs to the browser; otherwise nothing is sent, and the page asks to send it again */
  isGenuine: boolean
  /** Calls the API as the visitor's own page would: with its limits, its session and its cookies */
  send(call: FormCall): Promise<FormResponse>
}

export interface FormCall {
  method: string
  /** Below `/api` */
  path: string
  body: unknown
  language: Language
  timeZone: string
}

export interface FormResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** Where the browser goes after a form was accepted, or the form that the page shows again. */
export type FormOutcome =
  | { location: string; language?: Language | undefined }
  | { status: number; form: RefusedForm }

/** A refused form: what was typed, without secrets, and what is wrong with it. */
export interface RefusedForm {
  name: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  error?: string | undefined
}

export interface PageTenant {
  /** Main domains are the product's own. @see specification section 9 */
  isMain: boolean
  /** Analytics and chat, only for tenants marked as production */
  scripts: readonly { src: string; purpose: 'function' | 'analytics' | 'marketing' }[]
  social: Readonly<Record<string, { clientId?: string }>>
}

export interface PublicRead {
  method: 'GET' | 'POST'
  /** Below `/api`, query included */
  path: string
  body?: unknown
  language: Language | undefined
}

export interface PublicResponse {
  status: 200 | 404
  headers: Record<string, string>
  /** As the API wrote it, parsed by the page's own client */
  body: string
  /** Seconds that others may be shown it, as the API says; absent when it sets no limit */
  shareableFor?: number
}

export interface PageResponse {
  status: number
  /** Set with a 302 */
  location?: string
  html: string
}
