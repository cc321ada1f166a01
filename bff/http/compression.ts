import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
  if (body.length < compressMinBytes || typeof acceptEncoding !== 'string') return undefined
  if (!codingByHeader.has(acceptEncoding)) {
    if (codingByHeader.size >= maxCodingHeaders) codingByHeader.clear()
    codingByHeader.set(
      acceptEncoding,
      codings.find((coding) => acceptsCoding(acceptEncoding, coding)),
    )
  }
  return codingByHeader.get(acceptEncoding)
}

/** Browsers send few different Accept-Encoding headers, so that each is parsed once. */
const codingByHeader = new Map<string, Coding | undefined>()
const maxCodingHeaders = 200

/** Whether an Accept-Encoding header accepts a coding. @see RFC 9110, section 12.5.3 */
export function acceptsCoding(header: string | undefined, coding: Coding): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
