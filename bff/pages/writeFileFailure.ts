import type { ServerResponse } from 'node:http'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { getHeader, type RequestHead } from '#bff/http/requestHead.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import { renderFileFailure } from '#bff/pages/errorPages.ts'
import type { Operation } from '#sdk/operations.ts'

/** Whether a file is opened in a tab or frame of its own: pictures, players and scripts do not ask for HTML. */
export function isFilePage(head: Pick<RequestHead, 'headers'>, { media }: Operation): boolean {
  return media === true && (getHeader(head, 'accept') ?? '').includes('text/html')
}

/** Writes the page of a file that cannot be shown, instead of the JSON that programs read. */
export function writeFileFailure(
  response: ServerResponse,
  status: number,
  { id, tenant }: Pick<RequestContext, 'id' | 'tenant'>,
): void {
  const body = renderFileFailure(status, id)
  response
    .writeHead(status, {
      ...getDataHeaders(tenant),
      // Documents are also shown in frames of our own pages
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': id,
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}
