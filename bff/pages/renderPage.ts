import type { Tenant } from '#bff/config/tenants.ts'
import { parseTimeZone } from '#bff/http/locale.ts'
import { getCookie, type RequestHead } from '#bff/http/requestHead.ts'
import { describeError, type Log } from '#bff/operations/log.ts'
import { renderErrorPage } from '#bff/pages/errorPages.ts'
import type { PageRenderer, PageRequest, PageResponse } from '#bff/pages/renderer.ts'
import { toLanguage } from '#sdk/language.ts'

/** The parts of a request that all guests of one page share. */
export type SharedPageRequest = Omit<PageRequest, 'nonce' | 'formToken' | 'user' | 'read'>

/**
 * Builds the input of a render, without its visitor.
 * @param url path and query
 */
export function buildPageRequest(
  { head, tenant }: { head: Pick<RequestHead, 'headers'>; tenant: Tenant },
  url: string,
): SharedPageRequest {
  return {
    url,
    origin: tenant.origin,
    preferredLanguage: toLanguage(getCookie(head, 'preferred-lang')),
    timeZone: parseTimeZone(decodeCookie(getCookie(head, 'tz'))),
    now: Date.now(),
    tenant: {
      isMain: tenant.main,
      scripts: tenant.production ? tenant.scripts : [],
      social: tenant.social,
    },
  }
}

/**
 * When rendering fails on unexpected API data, the page is rendered again without data. An error that has nothing to do
 * with data comes a second time, and is logged once.
 */
export async function renderPage(
  { pages, log }: { readonly pages: PageRenderer; readonly log: Log },
  id: string,
  request: Omit<PageRequest, 'read'>,
  query: PageRequest['read'],
): Promise<PageResponse> {
  const logged = new Set<string>()
  for (const read of [query, readNothing]) {
    try {
      return await pages.render({ ...request, read })
    } catch (error) {
      const failure = describeError(error)
      const key = JSON.stringify(failure)
      if (!logged.has(key)) log('error', { event: 'render_failed', request_id: id, ...failure })
      logged.add(key)
    }
  }
  return { status: 500, html: renderErrorPage(id) }
}

async function readNothing(): Promise<undefined> {
  return undefined
}

function decodeCookie(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}
