import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import type { UpstreamResponse } from '#bff/upstream/upstream.ts'

/** Answers up to this size are held in memory, decoded and compressed anew; larger ones stream. Bytes. */
export const maxBufferedBytes = 1_048_576

export interface ApiResponse {
  readonly status: number
  /** By lower-case name, filtered: see `responseHeaders`. The length of a held body is the body's own. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | Readable
  /** Compressed bodies of an answer that is kept, made when somebody first asks */
  readonly packed?: Map<'br' | 'gzip', Promise<Buffer>>
}

const decoders: Readonly<
  Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/**
 * Reads an API's answer: JSON up to 1 MiB into memory and out of its content encoding, anything else stays
 * a stream as it came.
 * @throws when the answer breaks off while it is read, or its encoding is broken
 */
export function readApiResponse(response: UpstreamResponse): MaybePromise<ApiResponse> {
  const headers = filterHeaders(response)
  const { status, body } = response
  if (Buffer.isBuffer(body)) return decodeBody({ status, headers, body })
  if (!isJson(headers)) return { status, headers, body }
  return readUpTo(body, maxBufferedBytes).then((read) =>
    Buffer.isBuffer(read) ? decodeBody({ status, headers, body: read }) : { status, headers, body: read },
  )
}

/** The JSON of an answer that was held in memory, or undefined. */
export function parseResponseJson({ body }: Pick<ApiResponse, 'body'>): unknown {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Lets go of an answer that nobody will read. */
export function discardBody({ body }: Pick<ApiResponse, 'body'>): void {
  if (Buffer.isBuffer(body)) return
  body.on('error', () => undefined)
  body.destroy()
}

const passedHeaders = new Set([
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

/** What of the API's headers a browser may see: no cookie, no server name, no CORS, no location. */
function filterHeaders({ headers }: UpstreamResponse): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of headers) {
    const known = name.toLowerCase()
    if (passedHeaders.has(known)) kept[known] = value
  }
  return kept
}

function isJson(headers: Readonly<Record<string, string>>): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '')
}

/** The whole body, or a stream of it when it is larger. */
async function readUpTo(body: Readable, most: number): Promise<Buffer | Readable> {
  const chunks: Buffer[] = []
  let size = 0
  const source = body[Symbol.asyncIterator]()
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const chunk = Buffer.from(next.value)
    chunks.push(chunk)
    size += chunk.length
    if (size > most) return resumeStream(chunks, source)
  }
  return Buffer.concat(chunks)
}

/** As the stream that it goes on with, it may break off before anybody reads it. */
function resumeStream(chunks: readonly Buffer[], source: AsyncIterator<Buffer>): Readable {
  return Readable.from(iterateRest(chunks, source), { objectMode: false }).on('error', () => undefined)
}

async function* iterateRest(chunks: readonly Buffer[], source: AsyncIterator<Buffer>) {
  try {
    yield* chunks
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  } finally {
    await source.return?.()
  }
}

function decodeBody(answer: ApiResponse & { body: Buffer }): MaybePromise<ApiResponse> {
  const { status, headers, body } = answer
  const encoding = headers['content-encoding']
  if (!encoding) return answer
  const { 'content-encoding': _, ...rest } = headers
  if (encoding === 'identity' || body.length === 0) return { status, headers: rest, body }
  const decode = decoders[encoding.toLowerCase()]
  if (!decode) return answer
  const most = { maxOutputLength: 16 * maxBufferedBytes }
  return decode(body, most).then((plain) => ({ status, headers: rest, body: plain }))
}
