import type { Upload } from '#mocks/handlers/call.ts'

/** Parses the first file of a multipart/form-data body; undefined if it has none. */
export function parseUpload(bytes: Uint8Array, contentType: string | undefined): Upload | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType ?? '')?.[1]
  if (!boundary || !/^multipart\/form-data/i.test(contentType ?? '')) return undefined
  // One character for each byte, so that an index in the text is an index in the bytes
  const text = new TextDecoder('latin1').decode(bytes)
  const mark = `--${boundary}`
  let begin = text.indexOf(mark)
  while (begin >= 0) {
    const end = text.indexOf(mark, begin + mark.length)
    if (end < 0) return undefined
    const found = parsePart(
      bytes.subarray(begin + mark.length + 2, end - 2),
      text.slice(begin + mark.length + 2, end - 2),
    )
    if (found) return found
    begin = end
  }
  return undefined
}

function parsePart(part: Uint8Array, text: string): Upload | undefined {
  const gap = text.indexOf('\r\n\r\n')
  if (gap < 0) return undefined
  const head = new TextDecoder().decode(part.subarray(0, gap))
  const name = /filename="([^"]*)"/i.exec(head)?.[1]
  if (name === undefined) return undefined
  const type = /^content-type: *(\S+)/im.exec(head)?.[1] ?? 'application/octet-stream'
  return {
    name: name.slice(0, 200) || 'file',
    content_type: type.toLowerCase(),
    bytes: part.subarray(gap + 4),
  }
}
