import { replacePatterns } from '#bff/fixtures/redact/patterns.ts'
import { isReplacement } from '#bff/fixtures/redact/replacementMap.ts'
import type { Entry } from '#bff/fixtures/har.ts'

/**
 * What in an entry looks like a secret or like somebody's data although it was redacted: for files that were edited
 * by hand or come from elsewhere.
 * @returns kinds, never values
 */
export function suspectsIn(entry: Entry): string[] {
  const found = new Set<string>()
  const { content } = entry.response
  const texts = [
    entry.request.url,
    ...entry.request.headers.map(({ value }) => value),
    ...entry.response.headers.map(({ value }) => value),
    entry.request.postData?.text ?? '',
    ...(entry.request.postData?.params ?? []).map(({ value = '' }) => value),
    content.encoding === 'base64' ? '' : (content.text ?? ''),
  ]
  for (const text of texts) {
    replacePatterns(text, (kind, raw) => {
      if (!isReplacement(raw) && !isOurs(raw)) found.add('secret' in kind ? kind.secret : kind.personal)
      return raw
    })
    if (hasRandomWord(text)) found.add('key')
  }
  return [...found]
}

/** Stand-ins that look like what they stand for. */
function isOurs(raw: string): boolean {
  return /@example\.test$|^\+?2010000\d{5}$|^192\.0\.2\./.test(raw)
}

/** Long words of letters, digits and both cases are keys or tokens; pictures in addresses and hashes are not. */
function hasRandomWord(text: string): boolean {
  const words = text.replace(/data:[\w/+;,=-]+[^"\\\s]*/g, '').match(/[\w+/-]{32,}/g) ?? []
  return words.some(
    (word) => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && !word.includes('/'),
  )
}
