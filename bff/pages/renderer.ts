import type { User } from '#sdk'

/** The web app's server side, loaded at run time from `dist/server`. Built by `createPages(assets)`. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageResponse>
  /** Public addresses for the sitemap */
  readonly publicPaths: readonly string[]
}

export interface PageAssets {
  /** Vite's manifest of the browser build, by source file */
  manifest: Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>
}

export interface PageRequest {
  /** Path and query as asked */
  url: string
  /** Origin of the tenant, for canonical addresses */
  origin: string
  nonce: string
  /** Who is signed in; no token is ever here */
  user: User | undefined
  /** From the cookie `preferred-lang` */
  preferredLanguage: 'en' | 'ar' | undefined
  /** From the cookie `tz`, checked with Intl */
  timeZone: string | undefined
  /** Now, milliseconds since the epoch: the page's clock starts here */
  now: number
  tenant: PageTenant
  /** A public read through the BFF's own pipeline, never with the visitor's token; undefined when it failed or took over 400 ms */
  read(call: PublicRead): Promise<PublicAnswer | undefined>
}

export interface PageTenant {
  /** Main domains are the product's own (specification section 9) */
  isMain: boolean
  /** Analytics and chat, only where the tenant is marked production */
  scripts: readonly { src: string }[]
  social: Readonly<Record<string, { clientId?: string }>>
}

export interface PublicRead {
  method: 'GET' | 'POST'
  /** Below `/api`, query included */
  path: string
  body?: unknown
  language: 'en' | 'ar' | undefined
}

export interface PublicAnswer {
  headers: Record<string, string>
  /** As the API wrote it: the page's own client reads it */
  body: string
}

export interface PageResponse {
  status: number
  /** Set with a 302 */
  location?: string
  html: string
}
