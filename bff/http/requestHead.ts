import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** A request without its body: what is known before the first byte of it is read. */
export interface RequestHead {
  readonly method: string
  /** The raw request target, exactly as it was received */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  /** Names and values in turn, duplicates included */
  readonly rawHeaders: readonly string[]
}

/** Reads the head of a Node request. */
export function readHead(request: IncomingMessage): RequestHead {
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '',
    headers: request.headers,
    rawHeaders: request.rawHeaders,
  }
}

/** One header's value; several are joined, so that a duplicate never equals a single value. */
export function getHeader({ headers }: Pick<RequestHead, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** Path of a raw target, without its query. */
export function getPath(target: string): string {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}

/** Query of a raw target with its question mark, or an empty string. */
export function getQuery(target: string): string {
  const start = target.indexOf('?')
  return start < 0 ? '' : target.slice(start)
}

/** Whether a request has a body. @see RFC 9112, section 6 */
export function hasBody({ headers }: Pick<RequestHead, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Value of the first cookie of a name, or undefined. */
export function getCookie(head: Pick<RequestHead, 'headers'>, name: string): string | undefined {
  return getCookies(head, name)[0]
}

/** Values of all cookies of a name. */
export function getCookies({ headers }: Pick<RequestHead, 'headers'>, name: string): readonly string[] {
  const pairs = headers.cookie
  if (!pairs?.includes(name)) return noCookies
  const start = `${name}=`
  const texts = pairs.split(';').map((pair) => pair.replace(surroundingSpace, ''))
  return texts.filter((text) => text.startsWith(start)).map((text) => text.slice(start.length))
}

const noCookies: readonly string[] = []

/** Spaces and tabs alone: with other white space a sibling host could plant a cookie that passes for a `__Host-` one. */
const surroundingSpace = /^[ \t]+|[ \t]+$/g

/** The media type of the body in lower case, without its parameters. */
export function getMediaType(head: Pick<RequestHead, 'headers'>): string {
  return (getHeader(head, 'content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
