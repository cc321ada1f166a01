/** A row of a table in a source: two spaces, its name, and values that hold no comma before a word and a colon. */
const row = /^ {2}(\w+:) +\{ (.*) \},$/

/** Aligns the values of all rows of the tables in a source, as `web/lists.ts` and `web/publicPages.ts` have them. */
export function formatRows(text: string): string {
  const lines = text.split('\n').map((line) => ({ line, cells: readCells(line) }))
  const widths: number[] = []
  for (const { cells } of lines)
    for (const [column, cell] of cells.slice(0, -1).entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
  return lines
    .map(({ line, cells }) => {
      if (!cells.length) return line
      const padded = cells.map((cell, column) =>
        column < cells.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell,
      )
      return `  ${padded.join(' ')} },`
    })
    .join('\n')
}

/** The cells of a row, each with its comma; none of any other line. */
function readCells(line: string): string[] {
  const [, name = '', values = ''] = row.exec(line) ?? []
  if (!name) return []
  const [first = '', ...others] = values.split(/(?<=,) +(?=\w+: )/)
  return [name, `{ ${first}`, ...others]
}
