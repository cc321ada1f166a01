import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib'
import type { Coding } from '#bff/http/compression.ts'

/** A page's bytes, compressed once, into which each response puts values of its own: a nonce, and a form's token. */
export interface NonceTemplate {
  /** @param values in the order of the markers, each made by `createNonce` */
  insert(values: readonly string[], coding: Coding | undefined): Promise<FilledPage>
  /** Whether a marker is in the page at all, by its place among the markers */
  has(marker: number): boolean
  /** Bytes kept in memory */
  readonly size: number
}

export interface FilledPage {
  readonly body: Buffer
  /** Absent when the page could not be compressed in this way */
  readonly coding: Coding | undefined
}

/**
 * Creates a nonce for a content security policy: 128 random bits in base64, always of one length.
 * See docs/decisions.md#compressed-templates.
 */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/** A page between its gaps, and which marker stands in each gap. */
interface SplitPage {
  readonly segments: readonly Buffer[]
  readonly gaps: readonly number[]
}

/**
 * Splits a page at its markers.
 * @param markers what the page was rendered with in place of the values, known to no visitor
 */
export function createNonceTemplate(html: string, markers: readonly string[]): NonceTemplate {
  const { texts, gaps } = split(html, markers)
  const joined = join(texts.map((text) => Buffer.from(text)))
  const plain = createInserter(joined, gaps)
  // Parts of the bytes themselves, so that a page is in memory once
  const pieces = { segments: joined.ranges.map(([start, end]) => joined.bytes.subarray(start, end)), gaps }
  const brotli = memoize(() => compressBrotli(pieces))
  const gzip = memoize(() => compressGzip(pieces, plain))
  return {
    async insert(values, coding) {
      if (coding === 'br') {
        const fill = await brotli()
        if (fill) return { body: fill(values), coding }
      }
      if (coding === 'gzip') return { body: (await gzip())(values), coding }
      return { body: plain(values), coding: undefined }
    },
    has: (marker) => gaps.includes(marker),
    // Its bytes, and about as much for both compressed forms as they take at most
    size: Math.ceil(joined.bytes.length * 1.5),
  }
}

function split(html: string, markers: readonly string[]) {
  const parts = html.split(new RegExp(`(${markers.map(escapePattern).join('|')})`))
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    gaps: parts.flatMap((part, index) => (index % 2 ? [markers.indexOf(part)] : [])),
  }
}

/** Base64 has a plus sign, which means something in a pattern. */
function escapePattern(marker: string): string {
  return marker.replaceAll('+', String.raw`\+`)
}

type InsertValues = (values: readonly string[]) => Buffer

interface JoinedPage {
  readonly bytes: Buffer
  /** Where each piece begins and ends; between two is room for a value */
  readonly ranges: readonly (readonly [start: number, end: number])[]
}

/** Joins pieces with room for a value between each two. */
function join(pieces: readonly Buffer[]): JoinedPage {
  const gap = Buffer.alloc(createNonce().length)
  let at = -gap.length
  const ranges = pieces.map((piece) => {
    const start = at + gap.length
    at = start + piece.length
    return [start, at] as const
  })
  return { bytes: Buffer.concat(pieces.flatMap((piece, index) => (index ? [gap, piece] : [piece]))), ranges }
}

/**
 * Puts values into the room between pieces.
 * @param gaps which of the values, for each gap
 */
function createInserter({ bytes, ranges }: JoinedPage, gaps: readonly number[]): InsertValues {
  const positions = ranges.slice(0, -1).map(([, end]) => end)
  return (values) => {
    const copy = Buffer.from(bytes)
    positions.forEach((position, index) => copy.write(values[gaps[index] ?? 0] ?? '', position, 'latin1'))
    return copy
  }
}

/**
 * Compresses with a stand-in for each value, flushed before and after it, and puts an uncompressed block in
 * the place of the stand-in's own. Nothing refers back to a stand-in, because no two are alike.
 * @returns undefined in the unlikely case that a page could not be read back
 * @see RFC 7932, section 9.2
 */
async function compressBrotli(
  { segments, gaps }: SplitPage,
  attempts = 4,
): Promise<InsertValues | undefined> {
  const parts = await flushBetween(
    segments.flatMap((segment, index) => (index ? [createStandIn(), segment] : [segment])),
  )
  const pieces = parts.filter((_, index) => index % 2 === 0)
  const joined = join(
    pieces.map((piece, index) =>
      index === pieces.length - 1 ? piece : Buffer.concat([piece, uncompressedHead]),
    ),
  )
  const fill = createInserter(joined, gaps)
  if (await isReadable(fill, { segments, gaps })) return fill
  // A stand-in happened to contain something that the dictionary or the text before it contains
  return attempts > 1 ? compressBrotli({ segments, gaps }, attempts - 1) : undefined
}

/** Bytes that no text in UTF-8 contains. */
const foreignBytes = Buffer.from([
  0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff,
])

/**
 * Creates what no text can refer back to: the first, the last and every other byte are foreign to it, but for
 * the end, which all values share. The text after a value is coded by the two bytes before it.
 */
function createStandIn(): Buffer {
  const end = '=='
  const bytes = randomBytes(createNonce().length - end.length)
  const mixed = bytes.map((byte, index) =>
    index % 2 === 0 || index === bytes.length - 1 ? (foreignBytes[byte % foreignBytes.length] ?? byte) : byte,
  )
  return Buffer.concat([mixed, Buffer.from(end)])
}

/** Not the last block, its length less one in 16 bits from the fourth, and bit 19: uncompressed. */
const uncompressedHead = Buffer.alloc(3)
uncompressedHead.writeUIntLE(((createNonce().length - 1) << 3) | (1 << 19), 0, 3)

async function isReadable(fill: InsertValues, { segments, gaps }: SplitPage): Promise<boolean> {
  const samples = gaps.length ? Array.from({ length: Math.max(...gaps) + 1 }, createNonce) : []
  const expected = Buffer.concat(
    segments.flatMap((segment, index) => [segment, Buffer.from(samples[gaps[index] ?? -1] ?? '')]),
  )
  try {
    const content = await promisify(brotliDecompress)(fill(samples))
    return content.equals(expected)
  } catch {
    return false
  }
}

/** @returns the compressed bytes of each text */
async function flushBetween(texts: readonly Buffer[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const chunks: Buffer[] = []
  const takeChunks = () => Buffer.concat(chunks.splice(0))
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const parts: Buffer[] = []
  for (const text of texts) {
    stream.write(text)
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))
    parts.push(takeChunks())
  }
  await new Promise<void>((resolve) => {
    stream.once('end', resolve)
    stream.end()
  })
  return [...parts.slice(0, -1), Buffer.concat([parts.at(-1) ?? Buffer.alloc(0), takeChunks()])]
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty last block of deflate. */
const lastBlock = Buffer.from([3, 0])

/**
 * Compresses the segments apart and puts a stored block between each two.
 * @see RFC 1951, section 3.2.4, and RFC 1952
 */
async function compressGzip({ segments, gaps }: SplitPage, plain: InsertValues): Promise<InsertValues> {
  const deflate = promisify<Buffer, object, Buffer>(deflateRaw)
  const deflated = await Promise.all(
    segments.map((segment) => deflate(segment, { finishFlush: constants.Z_FULL_FLUSH })),
  )
  const { length } = createNonce()
  const storedHead = Buffer.from([0, length, 0, 255 - length, 255])
  const joined = join(
    deflated.map((piece, index) =>
      Buffer.concat([
        index ? piece : Buffer.concat([gzipHeader, piece]),
        index === deflated.length - 1 ? lastBlock : storedHead,
      ]),
    ),
  )
  const fill = createInserter(joined, gaps)
  return (values) => {
    const content = plain(values)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(content), 0)
    trailer.writeUInt32LE(content.length, 4)
    return Buffer.concat([fill(values), trailer])
  }
}

function memoize<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
