/**
 * Parses Retry-After, which is a number of seconds or a date (RFC 9110, section 10.2.3).
 * @param now milliseconds since 1970
 * @returns seconds from now, or undefined when the header is absent or neither of both
 */
export function parseRetryAfter(value: string | null | undefined, now = Date.now()): number | undefined {
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
