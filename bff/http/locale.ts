import { getHeader, type RequestHead } from '#bff/http/requestHead.ts'
import { toLanguage, type Language } from '#sdk/language.ts'

/** The first of the product's two languages in Accept-Language, else English. @see specification section 9 */
export function parseLanguage(head: Pick<RequestHead, 'headers'>): Language {
  const header = getHeader(head, 'accept-language') ?? ''
  const exact = toLanguage(header)
  if (exact) return exact
  for (const item of header.toLowerCase().split(',')) {
    const language = toLanguage(/^(en|ar)\b/.exec(item.trim())?.[0])
    if (language) return language
  }
  return 'en'
}

/** The time zone as it was sent when Intl knows it, else undefined. */
export function parseTimeZone(name: string | undefined): string | undefined {
  if (!name || knownZones.has(name)) return name || undefined
  if (name.length > 64 || !/^[A-Za-z]/.test(name)) return undefined
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    if (knownZones.size < maxKnownZones) knownZones.add(name)
    return name
  } catch {
    return undefined
  }
}

/** Names that Intl accepted: asking it again would cost a quarter of a forwarded call. */
const knownZones = new Set<string>()
const maxKnownZones = 2000
