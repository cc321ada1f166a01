import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { useFormats } from './formats.ts'
import { type ListState, toParams } from './listState.ts'
import type { Column, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

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
      // Not needed before
      const { downloadCsv, readAll } = await import('./exportRecords.ts')
      const rows = await readAll((page, size) =>
        resource.read({ ...toParams(state, size), page, page_size: size }).load(clients),
      )
      const titles = columns.map(({ name }) =>
        intl.formatMessage({ id: toMessageId(`${resource.name}.fields.${name}`) }),
      )
      const table = rows.map((row) => columns.map((column) => column.text?.(row, formats) ?? null))
      downloadCsv(intl.formatMessage({ id: resource.title }), [titles, ...table])
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy }
}
