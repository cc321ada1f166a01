import { ApiError, type BulkResult } from '#sdk'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { ConfirmAction } from './ConfirmAction.tsx'
import { getActionTextId } from './deleteAction.ts'
import type { Action, BulkAction, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface PendingAction {
  /** Part of the question's text ids */
  name: string
  label: string
  isCancelling?: boolean | undefined
  confirm: 'yes' | 'reason' | 'name'
  isDanger: boolean
  /** The record's name, for the question */
  subject: string
  preview?: ReactNode
  run: (reason: string) => Promise<void>
}

/** The result of a bulk action. */
export interface BulkReport {
  action: BulkAction
  results: BulkResult[]
}

/**
 * Runs actions on records: asks for confirmation where declared, shows the result as a toast and revalidates the
 * list.
 * @returns `question` is the dialog to render
 */
export function useRecordActions<Row extends Identified>(
  resource: Resource<Row>,
  refresh: () => Promise<void>,
) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [pending, setPending] = useState<PendingAction>()
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<BulkReport>()
  const formatText = (id: string) => intl.formatMessage({ id: toMessageId(id) })

  async function runAction(run: () => Promise<void>) {
    setBusy(true)
    try {
      await run()
      setPending(undefined)
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
      // Someone else may have been faster: revalidate, and close a question about a deleted record
      if (error instanceof ApiError && [404, 409].includes(error.status)) setPending(undefined)
      await refresh()
    } finally {
      setBusy(false)
    }
  }

  function start(next: Omit<PendingAction, 'confirm'> & { confirm: PendingAction['confirm'] | undefined }) {
    if (next.confirm) setPending({ ...next, confirm: next.confirm })
    else void runAction(() => next.run(''))
  }

  function act(action: Action<Row>, row: Row) {
    const { undo, Preview } = action
    start({
      name: action.name,
      label: formatText(getActionTextId(resource.name, action.name)),
      isCancelling: action.isCancelling,
      confirm: action.confirm,
      isDanger: action.isDanger ?? false,
      subject: resource.getName(row),
      preview: Preview && <Preview row={row} />,
      run: async (reason) => {
        await action.run(clients, row, reason)
        notify(
          notifications,
          'success',
          getDoneText(action, row),
          undo && {
            label: formatText('resource.undo'),
            run: () =>
              void runAction(async () => {
                await undo(clients, row)
                await refresh()
              }),
          },
        )
        await refresh()
      },
    })
  }

  /** Returns the text of a finished action with the record's name, where the resource has one. */
  function getDoneText({ name, done }: Action<Row>, row: Row): string {
    const id = `${resource.name}.did.${name}`
    if (done || !(id in intl.messages)) return formatText(done ?? 'Saved successfully')
    return intl.formatMessage({ id: toMessageId(id) }, { name: resource.getName(row) })
  }

  function actOnMany(action: BulkAction, ids: number[]) {
    start({
      name: `bulk.${action.name}`,
      label: formatText(getActionTextId(resource.name, action.name)),
      confirm: action.confirm,
      isDanger: action.isDanger ?? false,
      subject: intl.formatMessage({ id: 'resource.records' }, { count: ids.length }),
      run: async (reason) => {
        const { data } = await action.run(clients, ids, reason)
        const results = data?.data ?? []
        setReport({ action, results })
        await refresh()
      },
    })
  }

  /** Says what the action means, and below it what it brings. */
  function describe({ name, preview }: PendingAction): ReactNode {
    const id = `${resource.name}.ask.${name}.text`
    if (!(id in intl.messages)) return preview
    return preview ? (
      <>
        <p>{formatText(id)}</p>
        {preview}
      </>
    ) : (
      formatText(id)
    )
  }

  const question: ReactNode = pending && (
    <ConfirmAction
      key={pending.name}
      title={intl.formatMessage(
        { id: toMessageId(`${resource.name}.ask.${pending.name}`) },
        { name: pending.subject },
      )}
      text={describe(pending)}
      action={pending.label}
      {...(pending.isCancelling && { cancel: formatText('resource.goBack') })}
      confirm={pending.confirm}
      subject={pending.subject}
      isDanger={pending.isDanger}
      isBusy={isBusy}
      onConfirm={(reason) => void runAction(() => pending.run(reason))}
      onCancel={() => setPending(undefined)}
    />
  )
  return { act, actOnMany, isBusy, question, report, closeReport: () => setReport(undefined) }
}
