import { HttpProblem } from '#bff/http/problem.ts'
import { getHeader, type RequestHead } from '#bff/http/requestHead.ts'

/**
 * Refuses calls that another site may have caused: a foreign Origin or Sec-Fetch-Site, or no `X-CSRF: 1`.
 * @param origin of the host that was asked, `https://a.example.org`
 * @param isMedia pictures, audio and files are fetched by the page's elements, which cannot send `X-CSRF`
 * @throws HttpProblem csrf
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function assertSameSite(head: RequestHead, origin: string, isMedia = false): void {
  assertOwnOrigin(head, origin)
  if (getHeader(head, 'x-csrf') === '1') return
  const isOwnPage = getHeader(head, 'sec-fetch-site') === 'same-origin'
  if (!(isMedia && head.method === 'GET' && isOwnPage)) throw new HttpProblem('csrf')
}

/**
 * Refuses what another site's page sends: a foreign Origin or Sec-Fetch-Site. A form that is posted without script
 * cannot send `X-CSRF`; it carries a token beside (`bff/session/formToken.ts`).
 * @throws HttpProblem csrf
 */
export function assertOwnOrigin(head: RequestHead, origin: string): void {
  const site = getHeader(head, 'sec-fetch-site')
  const from = getHeader(head, 'origin')
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isForeignOrigin = from !== undefined && from.toLowerCase() !== origin.toLowerCase()
  if (isForeignSite || isForeignOrigin) throw new HttpProblem('csrf')
}
