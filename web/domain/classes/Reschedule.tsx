import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ClassDetail } from '#sdk'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatDateTime } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { ClassPart } from './ClassPart.tsx'
import type { Side } from './queries.ts'
import { RescheduleForm } from './RescheduleForm.tsx'
import { RescheduleState } from './RescheduleState.tsx'

interface RescheduleProps {
  bookedClass: ClassDetail
  side: Side
  isKid: boolean
  hasBegun: boolean
}

/**
 * The reschedule request of a class and its state, and the form for a new one.
 * @see docs/decisions.md#moving
 */
export function Reschedule({ bookedClass, side, isKid, hasBegun }: RescheduleProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const now = useNow(30_000)
  const [isAsking, setAsking] = useState(false)
  const { reschedule: request, reschedule_until: until } = bookedClass
  const isExpired = request?.state === 'pending' && now >= Date.parse(request.expires_on)
  const isWaiting = request?.state === 'pending' && !isExpired
  const mayAsk = !isWaiting && !hasBegun && now < Date.parse(until)
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
      {request && (
        <RescheduleState request={isExpired ? { ...request, state: 'cancelled' } : request} side={side} />
      )}
      {mayAsk && !isAsking && (
        <div className={styles.ask}>
          <Button size="large" onClick={() => setAsking(true)}>
            <FormattedMessage id={`classes.move.${side}`} />
          </Button>
          <span className={styles.quiet}>
            <FormattedMessage id="classes.move.until" values={{ time: formatDateTime(until, viewer) }} />
          </span>
        </div>
      )}
      {mayAsk && isAsking && (
        <RescheduleForm bookedClass={bookedClass} side={side} onDone={() => setAsking(false)} />
      )}
      {!mayAsk && !isWaiting && !hasBegun && (
        <p className={styles.quiet}>
          <FormattedMessage id="classes.move.late" />
        </p>
      )}
    </ClassPart>
  )
}

const useStyles = makeStyles({
  ask: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
