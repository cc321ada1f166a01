import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer } from '#bff/proxy/answer.ts'

const compressedLeast = 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Writes an answer to the client. A stream that breaks off takes the client's socket with it, so that half
 * a body never looks whole.
 * @param acceptEncoding the client's header
 */
export async function respond(
  response: ServerResponse,
  { status, headers, body }: Answer,
  acceptEncoding: string | undefined,
): Promise<void> {
  if (Buffer.isBuffer(body)) {
    const packed = headers['content-encoding'] ? { body } : await compress(body, acceptEncoding)
    const isEmpty = status === 204 || status === 304
    response.writeHead(status, {
      ...headers,
      ...(packed.encoding ? { 'content-encoding': packed.encoding } : {}),
      ...(isEmpty ? {} : { 'content-length': packed.body.length }),
    })
    response.end(isEmpty ? undefined : packed.body)
    return
  }
  response.writeHead(status, headers)
  try {
    await pipeline(body, response)
  } catch {
    response.destroy()
  }
}

/**
 * Compresses a text for one answer.
 * @returns the body as it is when it is small or the client takes no compression
 */
export async function compress(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
  if (body.length < compressedLeast) return { body }
  if (accepts(acceptEncoding, 'br')) {
    return { body: await promisify(brotliCompress)(body, brotliOptions), encoding: 'br' }
  }
  if (accepts(acceptEncoding, 'gzip')) {
    return { body: await promisify(gzip)(body, { level: 5 }), encoding: 'gzip' }
  }
  return { body }
}

/** Says whether an Accept-Encoding header takes a coding (RFC 9110, section 12.5.3). */
export function accepts(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
