/**
 * Finds the queries of the web that are defined more than once: two definitions drift apart, and then fetch twice.
 * @returns path and parameters with the files of the definitions
 */
export function findQueryTwins(sources: readonly { path: string; text: string }[]): string[] {
  const files = new Map<string, string[]>()
  for (const { path, text } of sources)
    for (const [, template = '', rest = ''] of text.matchAll(/(?<![\w.])query\(\s*'([^']+)'\s*([^;]*)/g)) {
      const key = `${template} ${normalize(takeArguments(rest))}`
      files.set(key, [...(files.get(key) ?? []), path])
    }
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([key, paths]) => `${key}: ${paths.join(', ')}`)
}

/** The text up to the bracket that ends the call. */
function takeArguments(text: string): string {
  let depth = 1
  for (const [index, sign] of [...text].entries()) {
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign)) depth--
    if (depth === 0) return text.slice(0, index)
  }
  return text
}

/** The source of a parameter is ignored: `id: row.id` equals `id`. */
function normalize(params: string): string {
  return params
    .replace(/\s+/g, ' ')
    .replace(/(\w+): (?:\w+\.)*\w*?(?=\s*[,}])/g, (all, name: string) =>
      /: (?:\d|true|false)/.test(all) ? all : name,
    )
    .replace(/[\s,]+/g, ' ')
    .trim()
}
