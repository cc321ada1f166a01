import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Head } from '#bff/head.ts'
import type { Answer } from '#bff/proxy/answer.ts'

const joinedMost = 65_536
const compressedLeast = 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Writes an answer to the client. A stream that breaks off takes the client's socket with it, so that half
 * a body never looks whole.
 * @param head the client's request: what it accepts, and what it has already
 * @param own headers beside the answer's
 */
export async function respond(
  response: ServerResponse,
  answer: Answer,
  head: Pick<Head, 'headers'>,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const { status, body } = answer
  const headers: Record<string, string | number> = { ...own, ...answer.headers }
  if (!Buffer.isBuffer(body)) return stream(response, status, headers, body)
  if (status === 204 || status === 304 || isKnown(head, answer)) {
    response.writeHead(status === 204 ? 204 : 304, headers).end()
    return
  }
  const coding = headers['content-encoding'] ? undefined : codingOf(body, head.headers['accept-encoding'])
  const content = coding ? await packedBody(answer, body, coding) : body
  if (coding) headers['content-encoding'] = coding
  headers['content-length'] = content.length
  response.writeHead(status, headers)
  // As a text it leaves with the head in one write
  if (content.length < joinedMost) response.end(content.toString('latin1'), 'latin1')
  else response.end(content)
}

/**
 * Compresses a text for one answer.
 * @returns the body as it is when it is small or the client takes no compression
 */
export async function compress(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding?: Coding }> {
  const encoding = codingOf(body, acceptEncoding)
  return encoding ? { body: await pack(body, encoding), encoding } : { body }
}

type Coding = 'br' | 'gzip'

async function stream(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | number>,
  body: Readable,
): Promise<void> {
  response.writeHead(status, headers)
  try {
    await pipeline(body, response)
  } catch {
    response.destroy()
  }
}

/** Whether the client has this very answer (RFC 9110, section 13.1.2; weak comparison). */
function isKnown({ headers }: Pick<Head, 'headers'>, { status, headers: { etag } }: Answer): boolean {
  const known = headers['if-none-match']
  if (!known || !etag || status !== 200) return false
  return known.split(',').some((tag) => weak(tag.trim()) === weak(etag))
}

function weak(tag: string): string {
  return tag.replace(/^W\//, '')
}

function codingOf(body: Buffer, acceptEncoding: string | string[] | undefined): Coding | undefined {
  if (body.length < compressedLeast || typeof acceptEncoding !== 'string') return undefined
  return codings.find((coding) => accepts(acceptEncoding, coding))
}

const codings: readonly Coding[] = ['br', 'gzip']

function packedBody({ packed }: Answer, body: Buffer, coding: Coding): Promise<Buffer> {
  const known = packed?.get(coding)
  if (known) return known
  const made = pack(body, coding)
  packed?.set(coding, made)
  return made
}

function pack(body: Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? promisify(brotliCompress)(body, brotliOptions)
    : promisify(gzip)(body, { level: 5 })
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
