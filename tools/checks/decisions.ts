/** One row of docs/decisions.md. */
interface Row {
  readonly name: string
  /** Decision, reason and place */
  readonly cells: readonly string[]
}

/**
 * Finds what is wrong with the rows of decisions: each has a decision, a reason and a file as its place, and something
 * links it.
 * @param others the texts of all files that may link a row, without the decisions themselves
 */
export function checkDecisions(decisions: string, others: readonly string[]): string[] {
  const linked = new Set(
    others.flatMap((text) => [...text.matchAll(/decisions\.md#([a-z0-9-]+)/g)].map(([, name = '']) => name)),
  )
  return readRows(decisions).flatMap(({ name, cells }) => [
    ...(cells.length === 3 && cells.every(Boolean) ? [] : [`${name} lacks its reason or its place`]),
    ...(linked.has(name) ? [] : [`${name} is linked from nowhere`]),
    ...(!cells[2] || /`[\w./-]+\.\w+`/.test(cells[2]) ? [] : [`${name} names no file as its place`]),
  ])
}

function readRows(decisions: string): Row[] {
  return decisions.split('\n').flatMap((line) => {
    const [, name] = /^\| <a id="([^"]+)">/.exec(line) ?? []
    // Bars inside code do not divide cells
    const cells = line.replace(/`[^`]*`/g, (code) => code.replaceAll('|', '/')).split('|')
    return name ? [{ name, cells: cells.slice(2, -1).map((cell) => cell.trim()) }] : []
  })
}
