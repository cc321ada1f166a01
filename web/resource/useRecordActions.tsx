import type { BulkResult, Cancellation } from '#sdk'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { ConfirmAction } from './ConfirmAction.tsx'
import { getActionTextId } from './listActions.ts'
import { useFormats } from './formats.ts'
import { readRecordNow } from './readRecordNow.ts'
import type { Action, AddNote, BulkAction, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'
import { type PendingAction, type Question, usePendingAction } from './usePendingAction.ts'

/** The result of a bulk action. */
export interface BulkReport {
  action: BulkAction
  results: BulkResult[]
}

/**
 * Runs actions on records: asks for confirmation where declared, shows the result as a toast and revalidates the
 * list. A form with unsaved input asks before an action on its record.
 * @returns `question` is the dialog to render
 */
export function useRecordActions<Row extends Identified>(
  resource: Resource<Row>,
  refresh: () => Promise<void>,
) {
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const stores = useStores()
  const { notifications } = stores
  const { pending, overtaken, isBusy, start, runAction, runAnswered, close } = usePendingAction(refresh)
  // Shown by the preview, which is read again after a refusal
  const seen = useRef<Cancellation>(undefined)
  const [previewTurn, setPreviewTurn] = useState(0)
  const [report, setReport] = useState<BulkReport>()
  const formatText = (id: string) => intl.formatMessage({ id: toMessageId(id) })
  const findText = (id: string) => (id in intl.messages ? toMessageId(id) : undefined)

  function findQuestion({ name, confirm }: Action<Row>): Question | undefined {
    const title = toMessageId(`${resource.name}.ask.${name}`)
    return confirm && { title, text: findText(`${title}.text`), confirm }
  }

  function startAsked(ids: readonly number[], next: PendingAction) {
    const form = stores.unsavedForm
    if (form && ids.includes(form.id)) form.ask(() => start(next))
    else start(next)
  }

  function startAction(action: Action<Row>, row: Row) {
    const { undo, Preview } = action
    seen.current = undefined
    startAsked([row.id], {
      action,
      asked: findQuestion(action),
      subject: resource.getName(row),
      preview: Preview && <Preview row={row} onSeen={(now) => (seen.current = now)} />,
      readNow: () => readRecordNow(resource, action, row, clients),
      done: getDoneText(action, row),
      run: async (reason) => {
        const lines = [getDoneText(action, row)]
        const addNote: AddNote = (id, getValues) =>
          void lines.push(intl.formatMessage({ id }, getValues?.(formats)))
        try {
          await action.run(clients, row, reason, addNote, seen.current)
        } catch (error) {
          setPreviewTurn((turn) => turn + 1)
          throw error
        }
        notify(
          notifications,
          'success',
          lines.join('\n'),
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

  function startBulkAction(action: BulkAction, ids: number[]) {
    startAsked(ids, {
      action,
      asked: action.question,
      subject: intl.formatMessage({ id: 'resource.records' }, { count: ids.length }),
      run: async (reason) => {
        const { data } = await action.run(clients, ids, reason)
        const results = data?.data ?? []
        await refresh()
        // Last: its button begins the action another time, which must not find this one still running
        setReport({ action, results })
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
      text={describe(
        pending.asked.text,
        pending.preview && <Fragment key={previewTurn}>{pending.preview}</Fragment>,
      )}
      action={formatText(getActionTextId(resource.name, pending.action))}
      {...(pending.action.isCancelling && { cancel: formatText('resource.goBack') })}
      confirm={pending.asked.confirm}
      subject={pending.subject}
      isDanger={pending.action.isDanger ?? false}
      isBusy={isBusy}
      isOvertaken={overtaken !== undefined}
      onConfirm={runAnswered}
      onCancel={close}
    >
      {overtaken?.path && (
        <Link to={overtaken.path} onClick={close}>
          <FormattedMessage id="resource.overtaken.link" />
        </Link>
      )}
    </ConfirmAction>
  )
  return { startAction, startBulkAction, isBusy, question, report, closeReport: () => setReport(undefined) }
}
