import { getHeader, type RequestHead } from '#bff/http/requestHead.ts'
import type { Refusal } from '#bff/http/problem.ts'

const refusal: Refusal = { code: 'csrf' }

/**
 * Refuses calls that another site may have caused (contract section 3).
 * @param origin the tenant's own, `https://a.example.org`
 * @param isMedia pictures, audio and files are fetched by the page's elements, which send no header
 */
export function refuseForgery(head: RequestHead, origin: string, isMedia = false): Refusal | undefined {
  const site = getHeader(head, 'sec-fetch-site')
  const from = getHeader(head, 'origin')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return refusal
  if (from !== undefined && from.toLowerCase() !== origin.toLowerCase()) return refusal
  if (getHeader(head, 'x-csrf') === '1') return undefined
  return isMedia && head.method === 'GET' && site === 'same-origin' ? undefined : refusal
}
