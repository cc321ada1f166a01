import type { Upload } from '#mocks/handlers/call.ts'

/** Parses the first file of a multipart/form-data body; undefined if it has none. */
export function parseUpload(bytes: Uint8Array, contentType: string | undefined): Upload | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType ?? '')?.[1]
  if (!boundary || !/^multipart\/form-data/i.test(contentType ?? '')) return undefined
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mark = Buffer.from(`--${boundary}`)
  let begin = body.indexOf(mark)
  while (begin >= 0) {
    const end = body.indexOf(mark, begin + mark.length)
    if (end < 0) return undefined
    const found = parsePart(body.subarray(begin + mark.length + 2, end - 2))
    if (found) return found
    begin = end
  }
  return undefined
}

function parsePart(part: Buffer): Upload | undefined {
  const gap = part.indexOf('\r\n\r\n')
  if (gap < 0) return undefined
  const head = part.subarray(0, gap).toString()
  const name = /filename="([^"]*)"/i.exec(head)?.[1]
  if (name === undefined) return undefined
  const type = /^content-type: *(\S+)/im.exec(head)?.[1] ?? 'application/octet-stream'
  return {
    name: name.slice(0, 200) || 'file',
    content_type: type.toLowerCase(),
    bytes: part.subarray(gap + 4),
  }
}
