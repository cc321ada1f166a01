import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Clients, RescheduleRequest } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isOvertaken as isOvertakenBy } from '#web/api/isDoneAlready.ts'
import { ConfirmAction } from '#web/resource/ConfirmAction.tsx'
import { brandTokens } from '#web/theme/tokens.ts'
import { formatDateTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Status } from '#web/ui/Status.tsx'
import { createClassCheck, type Side } from './queries.ts'
import { useClassAction } from './useClassAction.ts'

const tones = { pending: 'waiting', accepted: 'good', refused: 'bad', cancelled: 'neutral' } as const

interface RescheduleStateProps {
  request: RescheduleRequest
  side: Side
}

/** A reschedule request: its author may withdraw it, the other side accepts or refuses. */
export function RescheduleState({ request, side }: RescheduleStateProps) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { runCall, isBusy } = useClassAction()
  const [isRefusing, setRefusing] = useState(false)
  const [isOvertaken, setOvertaken] = useState(false)
  const isOwn = request.asked_by === side
  const params = { path: { id: request.id } }
  const withdraw = ({ api }: Clients) => api.POST('/reschedule/{id}/cancel/', { params })
  const accept = ({ api }: Clients) => api.POST('/reschedule/{id}/accept/', { params })
  const refuse = (reason: string) => (clients: Clients) =>
    clients.api.POST('/reschedule/{id}/refuse/', { params, body: { reason } })
  const isNow = (state: RescheduleRequest['state']) =>
    createClassCheck(
      request.class_id,
      ({ reschedule }) => reschedule?.id === request.id && reschedule.state === state,
    )
  async function sendRefusal(reason: string) {
    const failure = await runCall(refuse(reason), 'classes.request.wasRefused', isNow('refused'), true)
    if (failure === undefined) setRefusing(false)
    else setOvertaken(isOvertakenBy(failure))
  }
  return (
    <div className={styles.root}>
      <Status tone={tones[request.state]}>
        <FormattedMessage id={`classes.request.${request.state}`} />
      </Status>
      <p className={styles.times}>
        <s>{formatDateTime(request.from_date_time, viewer)}</s>
        <strong>
          <DateTime start={request.to_date_time} />
        </strong>
      </p>
      <p dir="auto" className={styles.text}>
        {request.reason}
      </p>
      <p className={styles.quiet}>
        <FormattedMessage
          id={isOwn ? 'classes.request.byMe' : 'classes.request.byThem'}
          values={{
            name: <bdi>{request.asker.name}</bdi>,
            time: formatDateTime(request.asked_on, viewer),
          }}
        />
      </p>
      {request.answer_reason && (
        <p dir="auto" className={styles.text}>
          {request.answer_reason}
        </p>
      )}
      {request.state === 'pending' && (
        <div className={styles.actions}>
          {isOwn ? (
            <Button
              size="large"
              disabledFocusable={isBusy}
              onClick={() => void runCall(withdraw, 'classes.request.withdrawn', isNow('cancelled'))}
            >
              <FormattedMessage id="classes.request.withdraw" />
            </Button>
          ) : (
            <>
              <Button
                appearance="primary"
                size="large"
                disabledFocusable={isBusy}
                onClick={() => void runCall(accept, 'classes.request.moved', isNow('accepted'))}
              >
                <FormattedMessage id="classes.request.accept" />
              </Button>
              <Button size="large" disabledFocusable={isBusy} onClick={() => setRefusing(true)}>
                <FormattedMessage id="classes.request.refuse" />
              </Button>
            </>
          )}
        </div>
      )}
      {isRefusing && (
        <ConfirmAction
          title={intl.formatMessage({ id: 'classes.request.refuseQuestion' })}
          text={<FormattedMessage id="classes.request.refuseText" />}
          action={intl.formatMessage({ id: 'classes.request.refuse' })}
          confirm="reason"
          subject=""
          isDanger={false}
          isBusy={isBusy}
          isOvertaken={isOvertaken}
          onConfirm={(reason) => void sendRefusal(reason)}
          onCancel={() => {
            setRefusing(false)
            setOvertaken(false)
          }}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
  },
  times: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', margin: 0, '& > s': { opacity: 0.75 } },
  text: { margin: 0 },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '8px' },
})
