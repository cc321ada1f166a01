import { ApiError, type BulkResult } from '#sdk'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/errorText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Ask } from './Ask.tsx'
import { verbOf } from './removal.ts'
import type { Action, BulkAction, Identified, Resource } from './resource.ts'
import { textId } from './texts.ts'

interface Question {
  name: string
  ask: 'yes' | 'reason' | 'name'
  isDanger: boolean
  /** Named in the question */
  subject: string
  run: (reason: string) => Promise<void>
}

/** What went wrong in a bulk, by record. */
export interface BulkReport {
  action: BulkAction
  results: BulkResult[]
}

/**
 * Does things with records: asks first where the declaration says so, tells what came of it, reads the list anew.
 * @returns `question` must be rendered
 */
export function useAct<Row extends Identified>(resource: Resource<Row>, refresh: () => Promise<void>) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [question, setQuestion] = useState<Question>()
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<BulkReport>()
  const text = (id: string) => intl.formatMessage({ id: textId(id) })

  async function attempt(run: () => Promise<void>) {
    setBusy(true)
    try {
      await run()
      setQuestion(undefined)
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
      // Somebody else may have been faster: show what is there now, and close a question about what is gone
      if (error instanceof ApiError && [404, 409].includes(error.status)) setQuestion(undefined)
      await refresh()
    } finally {
      setBusy(false)
    }
  }

  function start(next: Omit<Question, 'ask'> & { ask: Question['ask'] | undefined }) {
    if (next.ask) setQuestion({ ...next, ask: next.ask })
    else void attempt(() => next.run(''))
  }

  function act(action: Action<Row>, row: Row) {
    const { undo } = action
    start({
      name: action.name,
      ask: action.ask,
      isDanger: action.isDanger ?? false,
      subject: resource.nameOf(row),
      run: async (reason) => {
        await action.run(clients, row, reason)
        notify(
          notifications,
          'success',
          text(action.done ?? 'Saved successfully'),
          undo && {
            label: text('resource.undo'),
            run: () => void attempt(async () => void (await undo(clients, row), await refresh())),
          },
        )
        await refresh()
      },
    })
  }

  function actOnMany(action: BulkAction, ids: number[]) {
    start({
      name: `bulk.${action.name}`,
      ask: action.ask,
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

  const asked: ReactNode = question && (
    <Ask
      key={question.name}
      title={intl.formatMessage(
        { id: textId(`${resource.name}.ask.${question.name}`) },
        { name: question.subject },
      )}
      text={
        `${resource.name}.ask.${question.name}.text` in intl.messages
          ? text(`${resource.name}.ask.${question.name}.text`)
          : undefined
      }
      action={text(verbOf(resource.name, question.name.replace('bulk.', '')))}
      {...(question.name === 'cancel' && { cancel: text('resource.goBack') })}
      ask={question.ask}
      subject={question.subject}
      isDanger={question.isDanger}
      isBusy={isBusy}
      onConfirm={(reason) => void attempt(() => question.run(reason))}
      onCancel={() => setQuestion(undefined)}
    />
  )
  return { act, actOnMany, isBusy, question: asked, report, closeReport: () => setReport(undefined) }
}
