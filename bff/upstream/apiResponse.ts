import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  gunzip,
  inflate,
} from 'node:zlib'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import type { OutgoingResponse } from '#bff/http/writeResponse.ts'
import { isJsonMediaType, parseJson } from '#sdk/parseJson.ts'
import { isRecord } from '#sdk/isRecord.ts'
import type { UpstreamResponse } from '#bff/upstream/upstream.ts'

/** Responses up to this size are buffered, decoded and compressed again; larger ones are streamed. Bytes. */
export const maxBufferedBytes = 1_048_576

/**
 * A response of the API as the rest of the BFF sees it: headers filtered (see `filterHeaders`), JSON in a buffer
 * without content encoding, anything else a stream as it came.
 */
export interface ApiResponse extends OutgoingResponse {
  /** The API's rules for storing the response; absent when it gave none */
  readonly storage?: StorageRules | undefined
  /** Seconds that others may still be given a cached response, as the API says; Infinity when it sets no limit */
  readonly shareableFor?: number | undefined
}

/** The headers that decide who may store a response, and for how long. */
export interface StorageRules {
  readonly cacheControl: string
  readonly vary: string
  /** Seconds the response is old already, by its Age or its Date. See RFC 9111, section 4.2.3 */
  readonly age: number
  readonly setsCookie: boolean
  /** Seconds from the response's Date to its Expires; 0 when it has expired or names no date */
  readonly expiresIn?: number | undefined
}

const decoders: Readonly<
  Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/**
 * Reads a response of the API: JSON up to 1 MiB is buffered and decoded, anything else stays a stream.
 * @throws when the response is truncated or its content encoding is broken
 */
export function readApiResponse(response: UpstreamResponse): MaybePromise<ApiResponse> {
  const headers = filterHeaders(response)
  const storage = readStorageRules(response)
  const { status, body } = response
  if (Buffer.isBuffer(body)) return decodeBody({ status, headers, body, storage })
  if (!isJsonMediaType(headers['content-type'])) return { status, headers, body, storage }
  return readUpTo(body, maxBufferedBytes).then((read) =>
    Buffer.isBuffer(read)
      ? decodeBody({ status, headers, body: read, storage })
      : { status, headers, body: read, storage },
  )
}

/** The JSON of a buffered response; undefined when it is a stream or not JSON. */
export function parseResponseJson({ body }: Pick<ApiResponse, 'body'>): unknown {
  return Buffer.isBuffer(body) ? parseJson(body.toString('utf8')) : undefined
}

/** Whether the API refused a call although it answered 200: its bodies then say `"success": false`. */
export function isFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false
}

/** Discards a response that will not be read, so that its connection is released. */
export function discardBody({ body }: Pick<ApiResponse, 'body'>): void {
  if (Buffer.isBuffer(body)) return
  body.on('error', () => undefined)
  body.destroy()
}

const passedHeaders = new Set([
  // Headers that identify the mock API, so that a browser's recording contains them too
  'x-mock-provenance',
  'x-mock-world',
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-language',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'retry-after',
  'institute-default-language',
])

/** The API's headers that a browser may see: no cookie, server name, CORS or location. */
function filterHeaders({ headers }: UpstreamResponse): Record<string, string> {
  const filtered: Record<string, string> = {}
  for (const [name, value] of headers) {
    const lowerName = name.toLowerCase()
    if (passedHeaders.has(lowerName)) filtered[lowerName] = value
  }
  return filtered
}

const storageHeaders = new Set(['cache-control', 'vary', 'age', 'set-cookie', 'expires'])

function readStorageRules({ headers }: UpstreamResponse): StorageRules | undefined {
  let rules:
    | { cacheControl: string; vary: string; age: number; setsCookie: boolean; expiresIn?: number }
    | undefined
  for (const [name, value] of headers) {
    const lowerName = name.toLowerCase()
    if (!storageHeaders.has(lowerName)) continue
    rules ??= { cacheControl: '', vary: '', age: 0, setsCookie: false }
    if (lowerName === 'cache-control') rules.cacheControl += `,${value}`
    else if (lowerName === 'vary') rules.vary += `,${value}`
    else if (lowerName === 'age') rules.age = Math.max(0, Number.parseInt(value, 10) || 0)
    else if (lowerName === 'expires') rules.expiresIn = computeExpiresIn(value, headers)
    else rules.setsCookie = true
  }
  // A cache on the way may have kept the response without saying how long
  if (rules) rules.age = Math.max(rules.age, Math.floor((Date.now() - parseDate(headers)) / 1000))
  return rules
}

/** @see RFC 9111, sections 4.2.1 and 5.3 */
function computeExpiresIn(expires: string, headers: UpstreamResponse['headers']): number {
  const seconds = (Date.parse(expires) - parseDate(headers)) / 1000
  return Math.max(0, seconds) || 0
}

/** When the API made a response, milliseconds since the epoch; now, when it does not say. */
function parseDate(headers: UpstreamResponse['headers']): number {
  const date = headers.find(([name]) => name.toLowerCase() === 'date')?.[1]
  return Date.parse(date ?? '') || Date.now()
}

/** The whole body, or a stream of it when it exceeds the limit. */
async function readUpTo(body: Readable, maxBytes: number): Promise<Buffer | Readable> {
  const chunks: Buffer[] = []
  let size = 0
  const source = body[Symbol.asyncIterator]()
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const chunk = Buffer.from(next.value)
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) return resumeStream(chunks, source, body)
  }
  return Buffer.concat(chunks)
}

/**
 * The bytes already read, followed by the rest. It may fail before it has a reader, which must not end the process;
 * closed at any time it closes the body, whose connection would stay taken.
 */
function resumeStream(chunks: readonly Buffer[], source: AsyncIterator<Buffer>, body: Readable): Readable {
  return Readable.from(iterateRest(chunks, source), { objectMode: false })
    .on('error', () => undefined)
    .once('close', () => body.destroy())
}

async function* iterateRest(chunks: readonly Buffer[], source: AsyncIterator<Buffer>) {
  yield* chunks
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}

function decodeBody(response: ApiResponse & { body: Buffer }): MaybePromise<ApiResponse> {
  const { headers, body } = response
  const encoding = headers['content-encoding']
  if (!encoding) return response
  const { 'content-encoding': _, ...rest } = headers
  if (encoding === 'identity' || body.length === 0) return { ...response, headers: rest }
  const decode = decoders[encoding.toLowerCase()]
  if (!decode) return response
  const limit = { maxOutputLength: 16 * maxBufferedBytes }
  return decode(body, limit).then((plain) => ({ ...response, headers: rest, body: plain }))
}

const streamDecoders: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * A response without content encoding, so that it can be read: the API may encode although no coding was accepted.
 * @returns undefined for a coding that is not known
 */
export function decodeResponse(response: ApiResponse): ApiResponse | undefined {
  const { body } = response
  const { 'content-encoding': encoding, 'content-length': _, ...headers } = response.headers
  if (encoding === undefined || encoding === 'identity') return response
  const createDecoder = streamDecoders[encoding.toLowerCase()]
  // A buffer was decoded before, where that was possible
  if (Buffer.isBuffer(body) || !createDecoder) return undefined
  return { ...response, headers, body: pipeline(body, createDecoder(), () => undefined) }
}
