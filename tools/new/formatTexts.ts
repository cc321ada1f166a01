/** Formats a file of texts. */
export function formatTexts(texts: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(texts, null, 2)}\n`
}

/**
 * Quotes what has a meaning in ICU messages, so that a reader sees the text as it was typed.
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/#quotingescaping
 */
export function escapeText(text: string): string {
  return text.replace(/[{}<>']+/g, (run) => {
    const doubled = run.replaceAll("'", "''")
    return run === "'".repeat(run.length) ? doubled : `'${doubled}'`
  })
}
