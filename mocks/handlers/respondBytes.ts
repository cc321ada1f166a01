import type { Call } from '#mocks/handlers/call.ts'

interface ByteResponse {
  status: 200 | 206
  body: Uint8Array
  headers: Record<string, string>
}

/**
 * Builds a response with the bytes of a file, or with the one range that the caller asks for: players seek with ranges.
 * @param headers that the whole file is sent with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2 a range that is not understood may be ignored
 */
export function respondBytes(
  call: Pick<Call, 'headers'>,
  file: Uint8Array | string,
  headers: Record<string, string>,
): ByteResponse {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const range = parseByteRange(call.headers.range, bytes.length)
  const accepting = { ...headers, 'accept-ranges': 'bytes' }
  if (!range) return { status: 200, body: bytes, headers: accepting }
  return {
    status: 206,
    body: bytes.slice(range.first, range.last + 1),
    headers: { ...accepting, 'content-range': `bytes ${range.first}-${range.last}/${bytes.length}` },
  }
}

/** Parses the header of one range, such as `bytes=0-3`, `bytes=4-` or `bytes=-5`; nothing for others. */
function parseByteRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : undefined
}
