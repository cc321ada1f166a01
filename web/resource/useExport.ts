import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { toCsv } from './csv.ts'
import { useFormats } from './formats.ts'
import { type ListState, toParams } from './listState.ts'
import type { Column, ListPage, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

const SIZE = 100
const PARALLEL_MAX = 4

/** Downloads all filtered records as a CSV file with the shown columns. */
export function useExport<Row extends Identified>(resource: Resource<Row>) {
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)

  async function save(state: ListState, columns: readonly Column<Row>[]) {
    setBusy(true)
    try {
      const rows = await readAll((page) =>
        resource.read({ ...toParams(state, SIZE), page, page_size: SIZE }).load(clients),
      )
      const titles = columns.map(({ name }) =>
        intl.formatMessage({ id: toMessageId(`${resource.name}.fields.${name}`) }),
      )
      const table = rows.map((row) => columns.map((column) => column.text?.(row, formats) ?? null))
      downloadText(`${intl.formatMessage({ id: resource.title })}.csv`, toCsv([titles, ...table]))
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy }
}

/** Fetches all pages of a list, a few at a time. */
async function readAll<Row>(read: (page: number) => Promise<ListPage<Row>>): Promise<Row[]> {
  const first = await read(1)
  const rows = [...first.data]
  const last = Math.ceil(first.total / SIZE)
  for (let page = 2; page <= last; page += PARALLEL_MAX) {
    const numbers = Array.from(
      { length: Math.min(PARALLEL_MAX, last - page + 1) },
      (_, index) => page + index,
    )
    for (const { data } of await Promise.all(numbers.map(read))) rows.push(...data)
  }
  return rows
}

function downloadText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
