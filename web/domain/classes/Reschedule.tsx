import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ClassDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { formatDateTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ClassPart } from './ClassPart.tsx'
import type { Side } from './queries.ts'
import { RescheduleForm } from './RescheduleForm.tsx'
import { RescheduleState } from './RescheduleState.tsx'
import { useMoveState } from './useMoveState.ts'

interface RescheduleProps {
  bookedClass: ClassDetail
  side: Side
  isKid: boolean
  hasBegun: boolean
  /** Whether the form for a request is open */
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
}

/**
 * The reschedule request of a class and its state, and the form for a new one.
 * @see docs/decisions.md#moving
 */
export function Reschedule({ bookedClass, side, isKid, hasBegun, isAsking, onAsk }: RescheduleProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { request, isWaiting, mayAsk } = useMoveState(bookedClass, hasBegun)
  if ((!request || isKid) && hasBegun) return null
  const isGroup = bookedClass.kind === 'group'
  if (isGroup && isKid) return null
  if (isGroup || isKid)
    return (
      <p className={styles.quiet}>
        <FormattedMessage
          id={isGroup ? 'classes.move.group' : isWaiting ? 'classes.kids.moving' : 'classes.move.kids'}
        />
      </p>
    )
  return (
    <ClassPart title={<FormattedMessage id="classes.move" />}>
      {request && <RescheduleState request={request} side={side} />}
      {mayAsk && !isAsking && (
        <div className={styles.ask}>
          <Button size="large" onClick={() => onAsk(true)}>
            <FormattedMessage id={`classes.move.${side}`} />
          </Button>
          <span className={styles.quiet}>
            <FormattedMessage
              id="classes.move.until"
              values={{ time: formatDateTime(bookedClass.reschedule_until, viewer) }}
            />
          </span>
        </div>
      )}
      {mayAsk && isAsking && (
        <div ref={focusElement} tabIndex={-1} className={styles.form}>
          <RescheduleForm bookedClass={bookedClass} side={side} onDone={() => onAsk(false)} />
        </div>
      )}
      {!mayAsk && !isWaiting && !hasBegun && (
        <p className={styles.quiet}>
          <FormattedMessage id="classes.move.late" />
        </p>
      )}
    </ClassPart>
  )
}

/** Brings an element into view, and the keyboard to it. */
function focusElement(element: HTMLElement | null): void {
  element?.focus()
}

const useStyles = makeStyles({
  ask: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  form: { minWidth: 0, outlineStyle: 'none' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
