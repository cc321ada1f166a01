import { Button, makeStyles } from '@fluentui/react-components'
import type { ClassDetail, Slot } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useClients } from '#web/api/clients.ts'
import { isConflict } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { HourPicker } from '#web/calendar/HourPicker.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { maxLength, threeWords } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { createClassCheck, type Side, toClassTutor, useRefreshClasses, useRefreshHours } from './queries.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

interface RescheduleFormProps {
  bookedClass: ClassDetail
  side: Side
  onDone: () => void
}

const rules = { reason: v.pipe(threeWords, maxLength(1000)) }

/** Requests another time: one of the tutor's free slots, and a reason of at least three words. */
export function RescheduleForm({ bookedClass, side, onDone }: RescheduleFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const refresh = useRefreshClasses()
  const refreshHours = useRefreshHours()
  const [chosen, setChosen] = useState<Slot>()
  const [problem, setProblem] = useState<string>()

  async function send({ reason }: { reason: string }) {
    if (!chosen) return undefined
    try {
      await withIdempotencyKey(`reschedule-${bookedClass.id}-${chosen.id}`, (header) =>
        clients.api.POST('/classes/{id}/reschedule/', {
          params: { path: { id: bookedClass.id }, header },
          body: { slot_id: chosen.id, reason },
        }),
      )
    } catch (error) {
      // The slot was booked meanwhile: it is shown as taken, and another one is to be chosen
      if (isConflict(error)) setChosen(undefined)
      const isAsked = createClassCheck(bookedClass.id, ({ reschedule }) => reschedule?.state === 'pending')
      const isDone = await isDoneAlready(error, () => isAsked(clients))
      if (isDone) {
        notify(notifications, 'info', intl.formatMessage({ id: 'classes.move.asked' }))
        onDone()
      }
      await Promise.all([refreshHours(), refresh()])
      if (isDone) return undefined
      throw error
    }
    notify(notifications, 'success', intl.formatMessage({ id: 'classes.move.sent' }))
    onDone()
    await refresh()
    return undefined
  }

  return (
    // A missing hour is named together with a missing reason, which keeps the form from being sent
    <div
      className={styles.root}
      onSubmitCapture={() =>
        setProblem(chosen ? undefined : intl.formatMessage({ id: 'calendar.selectSlot' }))
      }
    >
      <HourPicker
        tutor={toClassTutor(bookedClass)}
        chosen={chosen ? [chosen] : []}
        problem={problem}
        onPress={(slot) => {
          setProblem(undefined)
          setChosen(slot.id === chosen?.id ? undefined : slot)
        }}
      />
      <Form<{ reason: string }>
        label={intl.formatMessage({ id: `classes.move.${side}` })}
        rules={rules}
        draft={`reschedule-${bookedClass.id}`}
        onSubmit={send}
      >
        {({ isBusy, error }) => (
          <div className={styles.root}>
            <FormError error={error} />
            <TextAreaField
              name="reason"
              label={intl.formatMessage({ id: 'classes.move.reason' })}
              rows={3}
              max={1000}
            />
            <div className={styles.actions}>
              <Button size="large" onClick={onDone}>
                <FormattedMessage id="ui.cancel" />
              </Button>
              <SubmitButton isBusy={isBusy}>
                <FormattedMessage id="classes.move.send" />
              </SubmitButton>
            </div>
          </div>
        )}
      </Form>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})
