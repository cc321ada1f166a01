import { ApiError, type BulkResult } from '#sdk'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { ConfirmAction } from './ConfirmAction.tsx'
import { getActionTextId } from './deleteAction.ts'
import type { Action, BulkAction, BulkQuestion, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

type Question = Omit<BulkQuestion, 'confirm'> & { confirm: NonNullable<Action<never>['confirm']> }

/** An action with the records that it acts on, which starts at once or waits for the answer to its question. */
interface PendingAction {
  action: Pick<Action<never>, 'name' | 'isDanger' | 'isCancelling'>
  asked: Question | undefined
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
  const findText = (id: string) => (id in intl.messages ? toMessageId(id) : undefined)

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

  function start(next: PendingAction) {
    if (next.asked) setPending(next)
    else void runAction(() => next.run(''))
  }

  function findQuestion({ name, confirm }: Action<Row>): Question | undefined {
    const title = toMessageId(`${resource.name}.ask.${name}`)
    return confirm && { title, text: findText(`${title}.text`), confirm }
  }

  function act(action: Action<Row>, row: Row) {
    const { undo, Preview } = action
    start({
      action,
      asked: findQuestion(action),
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
    const id = done ?? findText(`${resource.name}.did.${name}`) ?? 'Saved successfully'
    return intl.formatMessage({ id }, { name: isolateText(resource.getName(row)) })
  }

  function actOnMany(action: BulkAction, ids: number[]) {
    start({
      action,
      asked: action.question,
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
  function describe(text: MessageId | undefined, preview: ReactNode): ReactNode {
    if (!text) return preview
    return preview ? (
      <>
        <p>{formatText(text)}</p>
        {preview}
      </>
    ) : (
      formatText(text)
    )
  }

  const question: ReactNode = pending?.asked && (
    <ConfirmAction
      key={pending.asked.title}
      title={intl.formatMessage({ id: pending.asked.title }, { name: isolateText(pending.subject) })}
      text={describe(pending.asked.text, pending.preview)}
      action={formatText(getActionTextId(resource.name, pending.action.name))}
      {...(pending.action.isCancelling && { cancel: formatText('resource.goBack') })}
      confirm={pending.asked.confirm}
      subject={pending.subject}
      isDanger={pending.action.isDanger ?? false}
      isBusy={isBusy}
      onConfirm={(reason) => void runAction(() => pending.run(reason))}
      onCancel={() => setPending(undefined)}
    />
  )
  return { act, actOnMany, isBusy, question, report, closeReport: () => setReport(undefined) }
}
