export type Cell = string | number | null

/**
 * Formats rows as CSV (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, CRLF, quotes where needed, and
 * formulas escaped (OWASP, CSV injection).
 * @param rows the first one has the titles
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`
}

function formatCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
