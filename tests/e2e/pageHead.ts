import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Language } from '#sdk/language.ts'

/** Structured data of a page. */
export type Described = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The data that search engines and shared links read from a page. */
export interface PageHead {
  status: number
  title: string
  description: string
  canonical: string
  manifest: string
  isListed: boolean
  things: Described[]
}

/** Reads the head of a page as a guest gets it. @param target path and query, or a whole URL */
export async function readHead(request: APIRequestContext, target: string): Promise<PageHead> {
  const response = await readUrl(request, target)
  const source = await response.text()
  const find = (pattern: RegExp) => (pattern.exec(source)?.[1] ?? '').replaceAll('&amp;', '&')
  const json = /ld\+json">([^<]*)</.exec(source)?.[1]
  return {
    status: response.status(),
    title: find(/<title>([^<]*)/),
    description: find(/name="description" content="([^"]*)"/),
    canonical: find(/rel="canonical" href="([^"]*)"/),
    manifest: find(/rel="manifest" href="([^"]*)"/),
    isListed: !source.includes('content="noindex"'),
    things: json ? JSON.parse(json)['@graph'] : [],
  }
}

/** A page of a sitemap. */
export interface SitemapEntry {
  url: string
  changed: string | undefined
}

/** Reads all sitemaps of an institute in one language. @param origin empty for the one of the tests */
export async function readSitemap(
  request: APIRequestContext,
  language: Language,
  origin = '',
): Promise<SitemapEntry[]> {
  const index = await (await readUrl(request, `${origin}/sitemap.xml`)).text()
  const maps = findAddresses(index).filter(({ url }) => url.includes(`lang=${language}`))
  const texts = await Promise.all(maps.map(async ({ url }) => (await readUrl(request, url)).text()))
  return texts.flatMap(findAddresses)
}

function findAddresses(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(([, url = '', changed]) => ({
    url: url.replaceAll('&amp;', '&'),
    changed,
  }))
}

/** Not every machine knows the names below `localhost`. */
async function readUrl(request: APIRequestContext, target: string): Promise<APIResponse> {
  const response = await requestUrl(request, target)
  const wait = Number(response.headers()['retry-after'])
  if (![429, 503].includes(response.status()) || !wait) return response
  // As search engines do
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return readUrl(request, target)
}

function requestUrl(request: APIRequestContext, target: string) {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (!url?.hostname.endsWith('.localhost')) return request.get(target)
  return request.get(`http://127.0.0.1:${url.port}${url.pathname}${url.search}`, {
    headers: { host: url.host },
  })
}
