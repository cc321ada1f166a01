import { getPath, type RequestHead } from '#bff/http/requestHead.ts'
import { HttpProblem } from '#bff/http/problem.ts'

// A segment of one or two dots, also escaped
const dots = /\/(?:\.|%2e){1,2}(?:\/|$)/i
// Slash, backslash, dot and NUL must not hide behind an escape
const hidden = /%(?:2f|5c|2e|00)/i

/**
 * Checks that every parser reads the request's target and framing the same way: origin-form, no dot segments,
 * not too many parameters, one Host, one media type at most and one way to find the end of the body.
 * @param version of HTTP that the request line names
 * @throws HttpProblem bad_request
 * @see RFC 9112, section 3.2.1
 */
export function assertTarget(head: RequestHead, version: string): void {
  // The end of the body, and so the start of the next request, is unknown
  if (!isFramedClearly(head, version)) throw new HttpProblem('bad_request', { connection: 'close' })
  const path = getPath(head.target)
  const isUnambiguous =
    isSingular(head.rawHeaders) &&
    /^\/[\x21-\x7e]*$/.test(head.target) &&
    !/[#\\]/.test(head.target) &&
    countParameters(head.target) <= maxParameters &&
    !path.includes('//') &&
    isDecodable(path) &&
    !dots.test(path)
  if (!isUnambiguous) throw new HttpProblem('bad_request')
}

/**
 * The stricter check for paths that go to the API: no separator, dot or NUL escaped once or more often.
 * @param path raw, without its query
 * @throws HttpProblem bad_request
 */
export function assertApiPath(path: string): void {
  let rest = path
  for (let level = 0; level < maxEscapes; level += 1) {
    if (!rest.includes('%')) return
    if (hidden.test(rest)) throw new HttpProblem('bad_request')
    const decoded = decodeOnce(rest)
    if (decoded === rest) return
    rest = decoded
  }
  throw new HttpProblem('bad_request')
}

/** More levels of escapes than this are refused, because each needs another decoding of the path. */
const maxEscapes = 8

/** Decodes every escape by itself, as the most lenient of servers would: no byte sequence is invalid. */
function decodeOnce(path: string): string {
  return path.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** No page and no documented call needs as many parameters; each costs time. */
const maxParameters = 2000

function countParameters(target: string): number {
  let count = 1
  for (let at = target.indexOf('&'); at >= 0; at = target.indexOf('&', at + 1)) count += 1
  return count
}

/** Whether there is one host, and one media type at most: of several Node shows the first, another parser may take the last. */
function isSingular(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  let types = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
    if (name.length === 12 && name.toLowerCase() === 'content-type') types += 1
  }
  return hosts === 1 && types < 2
}

/**
 * Whether all parsers agree where a body ends. Node's stops at other codings too, but only after the head, and takes chunks of HTTP/1.0, which a proxy of that
 * version passes on without reading them (RFC 9112, section 6.1). It also takes a request line of HTTP/2.0.
 */
function isFramedClearly({ headers }: RequestHead, version: string): boolean {
  const coding = headers['transfer-encoding']
  if (version === '1.0') return coding === undefined
  return version === '1.1' && (coding === undefined || coding.toLowerCase() === 'chunked')
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\x00-\x1f\x7f]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
