import { type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatError, isInterrupted } from '#web/api/formatError.ts'
import { isOvertaken } from '#web/api/isDoneAlready.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import type { RecordNow } from './readRecordNow.ts'
import type { Action, BulkQuestion } from './resource.ts'

export type Question = Omit<BulkQuestion, 'confirm'> & { confirm: NonNullable<Action<never>['confirm']> }

/** An action with the records that it acts on, which starts at once or waits for the answer to its question. */
export interface PendingAction {
  action: Pick<Action<never>, 'name' | 'label' | 'isDanger' | 'isCancelling'>
  asked: Question | undefined
  /** The record's name, for the question */
  subject: string
  preview?: ReactNode
  run: (reason: string) => Promise<void>
  /** Reads the record as it is now, when the action is refused */
  readNow?: () => Promise<RecordNow>
  /** Text of the toast */
  done?: string
}

/**
 * Runs actions, at once or after the answer to their question, and shows why one failed. One whose goal is reached
 * already is reported as done; a reason that was typed for an action that came too late stays in sight.
 * @see docs/decisions.md#done-already
 */
export function usePendingAction(refresh: () => Promise<void>) {
  const intl = useIntl()
  const { notifications } = useStores()
  const [pending, setPending] = useState<PendingAction>()
  const [isBusy, setBusy] = useState(false)
  const isInFlight = useRef(false)
  // An attempt whose response was lost may have reached its goal
  const wasInterrupted = useRef(false)
  const [overtaken, setOvertaken] = useState<{ path?: string | undefined }>()
  return { pending, overtaken, isBusy, start, runAction, runAnswered, close }

  function close() {
    setPending(undefined)
    setOvertaken(undefined)
  }

  async function runAction(run: () => Promise<void>, next?: PendingAction) {
    setBusy(true)
    try {
      await run()
      close()
    } catch (error) {
      wasInterrupted.current ||= isInterrupted(error)
      // Someone else may have been faster
      if (isOvertaken(error)) await settle(error, next)
      else notify(notifications, 'error', formatError(error, intl))
      await refresh()
    } finally {
      setBusy(false)
    }
  }

  /**
   * Tells that an action is done already, or else why it was refused; a reason that was typed stays in sight, unless an
   * earlier attempt has sent it.
   */
  async function settle(error: unknown, next: PendingAction | undefined) {
    const now = await next?.readNow?.().catch(() => undefined)
    const isSent = wasInterrupted.current && now?.isDone
    if (next?.asked?.confirm === 'reason' && !isSent) return setOvertaken({ path: now?.path })
    if (now?.isDone && next?.done) notify(notifications, 'info', next.done)
    else notify(notifications, 'error', formatError(error, intl))
    return close()
  }

  /** Runs the action whose question was answered. */
  function runAnswered(reason: string) {
    if (pending) void runOnce(pending, reason)
  }

  /** Runs an action; the second click of a double click is ignored. */
  async function runOnce(next: PendingAction, reason: string) {
    if (isInFlight.current) return
    isInFlight.current = true
    try {
      await runAction(() => next.run(reason), next)
    } finally {
      isInFlight.current = false
    }
  }

  function start(next: PendingAction) {
    wasInterrupted.current = false
    if (next.asked) setPending(next)
    else void runOnce(next, '')
  }
}
