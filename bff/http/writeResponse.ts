import type { ServerResponse } from 'node:http'
import type { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHead } from '#bff/http/requestHead.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { batchedEnd } from '#bff/http/batchedEnd.ts'
import type { MaybePromise } from '#bff/http/maybePromise.ts'

const batchedMaxBytes = 65_536
const compressMinBytes = 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

/**
 * Writes an answer to the client. A stream that breaks off takes the client's socket with it, so that half
 * a body never looks whole.
 * @param head the client's request: what it accepts, and what it has already
 * @param own headers beside the answer's
 */
export function writeResponse(
  response: ServerResponse,
  answer: ApiResponse,
  head: Pick<RequestHead, 'method' | 'headers'>,
  own: HeaderList,
): MaybePromise<void> {
  const { status, body, headers } = answer
  if (!Buffer.isBuffer(body)) return writeStream(response, answer, own, body)
  const list = buildHeaderList(headers, own, 'content-length')
  if (status === 204 || status === 304 || isNotModified(head, answer)) {
    response.writeHead(status === 204 ? 204 : 304, list).end()
    return undefined
  }
  const coding = headers['content-encoding'] ? undefined : selectCoding(body, head.headers['accept-encoding'])
  if (!coding) return writeBuffer(response, status, list, body)
  return getCompressedBody(answer, body, coding).then((packed) => {
    list.push('content-encoding', coding)
    writeBuffer(response, status, list, packed)
  })
}

/** As a text a small body leaves with its head in one write. */
function writeBuffer(response: ServerResponse, status: number, list: string[], body: Buffer): void {
  list.push('content-length', String(body.length))
  response.writeHead(status, list)
  if (body.length < batchedMaxBytes) batchedEnd(response, toLatin1(body))
  else response.end(body)
}

/** What is kept is sent many times: its text is made once. */
function toLatin1(body: Buffer): string {
  return texts.get(body) ?? body.toString('latin1')
}

const texts = new WeakMap<Buffer, string>()

/** Says that a body will be sent again. */
export function memoizeLatin1(body: Buffer): void {
  if (body.length < batchedMaxBytes) texts.set(body, body.toString('latin1'))
}

function buildHeaderList(headers: ApiResponse['headers'], own: HeaderList, except?: string): string[] {
  const list = own.slice()
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && name !== except) list.push(name, value)
  }
  return list
}

/**
 * Compresses a text for one answer.
 * @returns the body as it is when it is small or the client takes no compression
 */
export async function compress(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding?: Coding }> {
  const encoding = selectCoding(body, acceptEncoding)
  return encoding ? { body: await compressWith(body, encoding), encoding } : { body }
}

type Coding = 'br' | 'gzip'

async function writeStream(
  response: ServerResponse,
  { status, headers }: ApiResponse,
  own: HeaderList,
  body: Readable,
): Promise<void> {
  const list = buildHeaderList(headers, own, 'content-length')
  const length = headers['content-length']
  // Last: of what follows a length, Node takes the bytes of a file's name for characters
  if (length !== undefined) list.push('content-length', length)
  try {
    response.writeHead(status, list)
  } catch (error) {
    body.destroy()
    throw error
  }
  const { socket } = response
  if (socket) streaming.add(socket)
  const hasEnd = length !== undefined || response.chunkedEncoding
  // Before the pipeline hears of it: a connection that is closed in order would end such a body in order too
  if (!hasEnd) body.once('error', () => socket?.resetAndDestroy())
  destroyWhenStalled(response)
  try {
    await pipeline(body, response)
  } catch {
    response.destroy()
  } finally {
    if (socket) streaming.delete(socket)
  }
}

/** Whoever reads nothing for so long is gone, and must not keep a connection of the API, milliseconds. */
const stallTimeout = 60_000

function destroyWhenStalled(response: ServerResponse): void {
  response.setTimeout(stallTimeout, () => {
    // Where nothing waits to be read, it is the API that is slow
    if (response.socket?.writableLength) response.destroy()
  })
}

/** Whether an answer is on its way in parts, so that nothing else may be written between. */
export function isStreaming(socket: Duplex): boolean {
  return streaming.has(socket)
}

const streaming = new WeakSet<Duplex>()

/** Whether the client has this very answer (RFC 9110, section 13.1.2; weak comparison). */
function isNotModified(
  { method, headers }: Pick<RequestHead, 'method' | 'headers'>,
  { status, headers: { etag } }: ApiResponse,
): boolean {
  const known = headers['if-none-match']
  if (!known || !etag || status !== 200 || method !== 'GET') return false
  return known.split(',').some((tag) => toWeakTag(tag.trim()) === toWeakTag(etag))
}

function toWeakTag(tag: string): string {
  return tag.replace(/^W\//, '')
}

function selectCoding(body: Buffer, acceptEncoding: string | string[] | undefined): Coding | undefined {
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

/** Browsers send few different headers. */
const codingByHeader = new Map<string, Coding | undefined>()
const maxCodingHeaders = 200

const codings: readonly Coding[] = ['br', 'gzip']

function getCompressedBody({ packed }: ApiResponse, body: Buffer, coding: Coding): Promise<Buffer> {
  const known = packed?.get(coding)
  if (known) return known
  const made = compressWith(body, coding)
  packed?.set(coding, made)
  return made
}

function compressWith(body: Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? promisify(brotliCompress)(body, brotliOptions)
    : promisify(gzip)(body, { level: 5 })
}

/** Says whether an Accept-Encoding header takes a coding (RFC 9110, section 12.5.3). */
export function acceptsCoding(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
