const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * Whether arrays and objects of a JSON text lie deeper inside each other than allowed: what walks them recursively
 * may overflow its stack, at a depth that differs between programs.
 * @param json valid JSON in UTF-8
 */
export function isNestedDeeper(json: Uint8Array, limit: number): boolean {
  let depth = 0
  let isText = false
  let isEscaped = false
  for (const byte of json) {
    if (isEscaped) isEscaped = false
    else if (isText) {
      isEscaped = byte === backslash
      isText = byte !== quote
    } else if (byte === quote) isText = true
    else if (opening.has(byte)) depth += 1
    else if (closing.has(byte)) depth -= 1
    if (depth > limit) return true
  }
  return false
}
