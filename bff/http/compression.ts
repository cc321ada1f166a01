import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** The content codings the BFF writes, the preferred one first. */
const codings = ['br', 'gzip'] as const

export type Coding = (typeof codings)[number]

const compressMinBytes = 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses a body with one coding. */
export function compressWith(body: Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? promisify(brotliCompress)(body, brotliOptions)
    : promisify(gzip)(body, { level: 5 })
}

/**
 * Compresses a text for one response.
 * @returns the body unchanged when it is small or the client accepts no coding
 */
export async function compress(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding?: Coding }> {
  const encoding = selectCoding(body, acceptEncoding)
  return encoding ? { body: await compressWith(body, encoding), encoding } : { body }
}

/** The coding for a body that the client prefers; undefined for small bodies and for clients that accept none. */
export function selectCoding(
  body: Buffer,
  acceptEncoding: string | string[] | undefined,
): Coding | undefined {
  return body.length < compressMinBytes ? undefined : negotiateCoding(String(acceptEncoding ?? ''))
}

/**
 * The coding that an Accept-Encoding header prefers; undefined when it accepts none.
 * @see RFC 9110, section 12.5.3
 */
export function negotiateCoding(acceptEncoding: string): Coding | undefined {
  // Longer than browsers send: not worth parsing, and never worth keeping
  if (acceptEncoding.length > maxHeaderLength) return undefined
  if (codingByHeader.has(acceptEncoding)) return codingByHeader.get(acceptEncoding)
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  // The package's types lack the second parameter
  const negotiate: (available: readonly string[], options: object) => string[] =
    negotiator.encodings.bind(negotiator)
  const [preferred] = negotiate([...codings, 'identity'], { preferred: codings })
  const coding = codings.find((name) => name === preferred)
  if (codingByHeader.size >= maxHeaders) codingByHeader.clear()
  codingByHeader.set(acceptEncoding, coding)
  return coding
}

/** Browsers send few different Accept-Encoding headers, so that each is parsed once. */
const codingByHeader = new Map<string, Coding | undefined>()
const maxHeaders = 200
const maxHeaderLength = 1000
