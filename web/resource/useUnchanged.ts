import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { isInterrupted } from '#web/api/formatError.ts'
import type { FieldSpec } from './fields.ts'
import { useFormats } from './formats.ts'
import type { FormProps, Identified } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface UnchangedOptions<Row extends Identified> {
  row: Row | undefined
  read: FormProps<Row>['read']
  /** Prefix of the texts of the fields */
  texts: string
  fields: Readonly<Record<string, FieldSpec<unknown>>>
  toModel: (row: Row) => Readonly<Record<string, unknown>>
}

/**
 * Returns the record that a form edits, and a function that resolves to the values to send, and rejects with an `ApiError`
 * where another person has saved the record meanwhile: it names the fields, and the record becomes the saved one, so
 * that saving again overwrites it.
 * `keepLost` takes the error of a save: without a response the values may have been saved.
 * @see docs/decisions.md#edited-by-two
 */
export function useUnchanged<Row extends Identified>(options: UnchangedOptions<Row>) {
  const { row, read, texts, fields, toModel } = options
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const [base, setBase] = useState(row)
  const unanswered = useRef<Readonly<Record<string, unknown>>>(undefined)
  // Loaded while there is a connection: without one, a save fails for that reason alone
  useEffect(() => void import('./findChanges.ts').catch(() => undefined), [])

  async function assertUnchanged(own: Readonly<Record<string, unknown>>) {
    if (!base) return own
    const [{ data }, { findChanges, markEmptied }] = await Promise.all([
      read({ id: base.id, page: 1, page_size: 1 }).load(clients),
      import('./findChanges.ts'),
    ])
    const current = data.find(({ id }) => id === base.id)
    const changes = current
      ? findChanges(Object.keys(fields), toModel(base), toModel(current), own, unanswered.current)
      : []
    if (!current || changes.length === 0) return markEmptied(own, toModel(base))
    setBase(current)
    const getLabel = (name: string) => intl.formatMessage({ id: toMessageId(`${texts}.fields.${name}`) })
    const theirs = toModel(current)
    const [{ createChangeError }, { describeValue }] = await Promise.all([
      import('./createChangeError.ts'),
      import('./describeValue.ts'),
    ])
    throw await createChangeError(intl, changes, getLabel, (name) => {
      const control = fields[name]?.control
      const getOption = (value: string) => formats.text(toMessageId(`${texts}.options.${name}.${value}`))
      const names = {
        ...(control?.kind === 'record' && { read: control.read }),
        ...(control?.kind === 'choice' && { getOption }),
      }
      return describeValue(theirs[name], names, clients, formats)
    })
  }
  function keepLost(error: unknown, own: Readonly<Record<string, unknown>>) {
    if (isInterrupted(error)) unanswered.current = own
  }

  return { base, assertUnchanged, keepLost }
}
