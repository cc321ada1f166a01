/** Parses a JSON text; undefined when it is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Matches the media types whose bodies are JSON, with or without parameters (RFC 6839, section 3.1). */
const jsonMediaType = /^application\/(?:[\w.+-]+\+)?json\b/i

/** Whether a Content-Type header names JSON. */
export function isJsonMediaType(contentType: string | undefined): boolean {
  return jsonMediaType.test(contentType ?? '')
}
