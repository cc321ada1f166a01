import type { ServerResponse } from 'node:http'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { renderOverloadPage } from '#bff/pages/errorPages.ts'
import { createNonce } from '#bff/pages/nonceTemplate.ts'
import { buildPageHeaders } from '#bff/pages/pageHeaders.ts'
import { RenderRefused } from '#bff/pages/renderQueue.ts'
import type { Visitor } from '#bff/session/visitor.ts'

/** A page's response, without the headers that every page has. */
export interface EncodedPage {
  readonly status: number
  readonly body: Buffer
  readonly coding?: string | undefined
  readonly location?: string | undefined
  readonly nonce: string
  readonly headers: Readonly<Record<string, string>>
  /** Of a page with forms, for a browser that has no form cookie yet */
  readonly setCookie?: string | undefined
}

/** Writes a page with its headers and cookies; a light page where too many are being rendered. */
export async function writePage(
  context: TenantContext,
  outgoing: ServerResponse,
  visitor: Visitor,
  page: Promise<EncodedPage>,
): Promise<void> {
  const response = await page.catch((error: unknown) => {
    if (!(error instanceof RenderRefused)) throw error
    context.problem = error.isOwnShare ? 'rate_limited' : 'overloaded'
    return buildRefusal(error)
  })
  const cookies = [visitor.setCookie, response.setCookie].filter((cookie) => cookie !== undefined)
  outgoing
    .writeHead(response.status, {
      ...buildPageHeaders(context.tenant, response.nonce),
      'x-request-id': context.id,
      'content-type': 'text/html; charset=utf-8',
      'content-length': response.body.length,
      vary: 'Accept-Encoding, Cookie',
      ...(response.coding ? { 'content-encoding': response.coding } : {}),
      ...(response.location ? { location: response.location } : {}),
      ...(cookies.length ? { 'set-cookie': cookies } : {}),
      ...response.headers,
    })
    .end(response.body)
}

function buildRefusal({ isOwnShare }: RenderRefused): EncodedPage {
  return {
    status: isOwnShare ? 429 : 503,
    body: Buffer.from(renderOverloadPage()),
    nonce: createNonce(),
    headers: { 'cache-control': 'no-store', 'retry-after': '2' },
  }
}
