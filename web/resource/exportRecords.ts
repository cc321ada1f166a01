import { type Cell, toCsv } from './csv.ts'
import type { ListPage } from './resource.ts'

const SIZE = 100
const PARALLEL_MAX = 4

/**
 * Fetches all pages of a list, a few at a time.
 * @param read one page, from 1, of so many records
 */
export async function readAll<Row>(
  read: (page: number, size: number) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const first = await read(1, SIZE)
  const rows = [...first.data]
  const last = Math.ceil(first.total / SIZE)
  for (let page = 2; page <= last; page += PARALLEL_MAX) {
    const numbers = Array.from(
      { length: Math.min(PARALLEL_MAX, last - page + 1) },
      (_, index) => page + index,
    )
    for (const { data } of await Promise.all(numbers.map((number) => read(number, SIZE)))) rows.push(...data)
  }
  return rows
}

/**
 * Downloads rows as a CSV file.
 * @param name of the file, without its extension
 * @param rows the first one has the titles
 */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]) {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` })
  link.click()
  URL.revokeObjectURL(url)
}
