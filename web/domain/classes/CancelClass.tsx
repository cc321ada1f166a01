import { Button, makeStyles } from '@fluentui/react-components'
import type { Cancellation, ClassDetail } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isOvertaken as isOvertakenBy } from '#web/api/isDoneAlready.ts'
import { ConfirmAction } from '#web/resource/ConfirmAction.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { ClassCancellation } from './ClassCancellation.tsx'
import { createClassCheck, type Side } from './queries.ts'
import { useClassAction } from './useClassAction.ts'

interface CancelClassProps {
  bookedClass: ClassDetail
  side: Side
  /** When a colleague was faster, the question stays open with the reason that was typed */
  mayCancel: boolean
  /** Begins a request for another time; absent where none can be made */
  onMove?: (() => void) | undefined
}

/** Lets family, tutor and staff cancel a class with a reason, after showing the consequences for the student. */
export function CancelClass({ bookedClass, side, mayCancel, onMove }: CancelClassProps) {
  const intl = useIntl()
  const describeDone = useDoneText(bookedClass, side)
  const { runCall, isBusy } = useClassAction()
  const [isAsking, setAsking] = useState(false)
  const [isOvertaken, setOvertaken] = useState(false)
  const [seen, setSeen] = useState<Cancellation>()
  const [turn, setTurn] = useState(0)
  const { id, course } = bookedClass

  async function cancel(reason: string) {
    const query = seen && side === 'student' ? { query: { seen_refund: seen.refund_amount } } : {}
    const failure = await runCall(
      ({ api }) =>
        api.POST('/classes/{id}/cancel/', { params: { path: { id }, ...query }, body: { reason } }),
      () => describeDone(seen),
      createClassCheck(id, ({ outcome }) => outcome === 'cancelled' || outcome === 'to_reschedule'),
      true,
    )
    // With a connection that failed, the reason is sent once more
    if (failure === undefined) close()
    else {
      setOvertaken(isOvertakenBy(failure))
      // The refund may be another one by now
      setTurn(turn + 1)
    }
  }

  function close() {
    setAsking(false)
    setOvertaken(false)
    setSeen(undefined)
  }

  return (
    <>
      {mayCancel && (
        <div>
          <Button size="large" onClick={() => setAsking(true)}>
            <FormattedMessage id="classes.cancel" />
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmAction
          title={intl.formatMessage({ id: 'classes.cancel.ask' }, { name: course.name })}
          text={
            <>
              <ClassCancellation key={turn} row={bookedClass} onSeen={setSeen} />
              {side === 'student' && (
                <Alternative bookedClass={bookedClass} onClose={close} onMove={onMove} />
              )}
            </>
          }
          action={intl.formatMessage({ id: 'classes.cancel' })}
          cancel={intl.formatMessage({ id: 'resource.goBack' })}
          confirm="reason"
          subject={course.name}
          isDanger
          isBusy={isBusy}
          isOvertaken={isOvertaken}
          onConfirm={(reason) => void cancel(reason)}
          onCancel={close}
        />
      )}
    </>
  )
}

interface AlternativeProps extends Pick<CancelClassProps, 'bookedClass' | 'onMove'> {
  onClose: () => void
}

/** The other thing that a family may do, by which the class stays paid: another time. */
function Alternative({ bookedClass, onMove, onClose }: AlternativeProps) {
  const styles = useStyles()
  if (bookedClass.outcome === 'to_reschedule')
    return (
      <p className={styles.alternative}>
        <FormattedMessage id="classes.cancel.orPlace" />
      </p>
    )
  if (!onMove) return null
  return (
    <p className={styles.alternative}>
      <FormattedMessage id="classes.cancel.orMove" />
      <Button
        onClick={() => {
          onClose()
          onMove()
        }}
      >
        <FormattedMessage id="classes.move.student" />
      </Button>
    </p>
  )
}

/** Returns a function that says what became of a cancelled class: for the family, what goes back. */
function useDoneText({ kind }: ClassDetail, side: Side) {
  const intl = useIntl()
  const { money, day } = useFormats()
  return (seen: Cancellation | undefined) => {
    if (side === 'tutor') return intl.formatMessage({ id: `classes.cancel.done.${kind}` })
    if (!seen?.refund_until) return intl.formatMessage({ id: 'classes.cancel.done.unrefunded' })
    return intl.formatMessage(
      { id: 'classes.cancel.done.refunded' },
      { amount: money(seen.refund_amount, seen.currency), day: day(seen.refund_until) },
    )
  }
}

const useStyles = makeStyles({
  alternative: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    marginTop: '16px',
  },
})
