/** Builds ids from the names of resources; a test checks that each of these has a text. */
const owner = 'web/resource/toMessageId.ts'

/** Finds where a text id escapes the compiler: a cast, or `toMessageId` outside the parts of managed lists. */
export function findMessageIdCasts(path: string, text: string): string[] {
  if (path === owner) return []
  const pattern = path.startsWith('web/resource/') ? /\bas MessageId\b/ : /\b(as MessageId|toMessageId)\b/
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? `${path}:${index + 1}` : []))
}
