import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import type { ClassDetail, Slot } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { type TemporalApi, useTemporal } from '#web/calendar/temporal.ts'
import { useWeekView, useWeek } from '#web/calendar/useWeek.ts'
import { WeekPicker } from '#web/calendar/WeekPicker.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { maxLength, threeWords } from '#web/form/rules.ts'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { type Side, useRefreshClasses } from './queries.ts'

interface RescheduleFormProps {
  bookedClass: ClassDetail
  side: Side
  onDone: () => void
}

const rules = { reason: v.pipe(threeWords, maxLength(1000)) }

/** Requests another time: one of the tutor's free slots, and a reason of at least three words. */
export function RescheduleForm(props: RescheduleFormProps) {
  const intl = useIntl()
  const temporal = useTemporal()
  if (!temporal) return <Spinner label={intl.formatMessage({ id: 'shell.loading' })} />
  return <WithHours {...props} temporal={temporal} />
}

interface WithHoursProps extends RescheduleFormProps {
  temporal: TemporalApi
}

function WithHours({ bookedClass, side, temporal, onDone }: WithHoursProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const refresh = useRefreshClasses()
  const [chosen, setChosen] = useState<Slot>()
  const [problem, setProblem] = useState<string>()
  // Starts at the week of the class
  const tutor = {
    id: bookedClass.tutor.id,
    time_zone: bookedClass.tutor_time_zone,
    next_slot: bookedClass.start_date_time,
  }
  const week = useWeek(tutor, temporal, chosen ? [chosen] : [], useWeekView())

  function press(slot: Slot) {
    // A busy slot is shown but cannot be pressed
    if (slot.state === 'busy') return undefined
    if (slot.state === 'reserved' || slot.state === 'pending')
      return setProblem(intl.formatMessage({ id: `calendar.taken.${slot.state}` }))
    setProblem(undefined)
    setChosen(slot.id === chosen?.id ? undefined : slot)
    return undefined
  }

  async function send({ reason }: { reason: string }) {
    if (!chosen) return setProblem(intl.formatMessage({ id: 'calendar.selectSlot' }))
    try {
      await withIdempotencyKey(`reschedule-${bookedClass.id}-${chosen.id}`, (header) =>
        clients.api.POST('/classes/{id}/reschedule/', {
          params: { path: { id: bookedClass.id }, header },
          body: { slot_id: chosen.id, reason },
        }),
      )
    } catch (error) {
      // The slot may have been booked meanwhile
      await Promise.all([week.refresh(), refresh()])
      throw error
    }
    notify(notifications, 'success', intl.formatMessage({ id: 'classes.move.sent' }))
    onDone()
    await refresh()
    return undefined
  }

  return (
    <div className={styles.root}>
      <WeekPicker
        tutor={tutor}
        temporal={temporal}
        week={week}
        isNarrow
        none={
          <div className={styles.actions}>
            <FormattedMessage id="calendar.noneFree" />
            <Button size="large" onClick={() => week.move('next')}>
              <FormattedMessage id="calendar.nextWeek" />
            </Button>
          </div>
        }
        onPress={press}
      />
      <p role="status" className={styles.text}>
        {chosen && (
          <FormattedMessage
            id="classes.move.to"
            values={{ time: <DateTime start={chosen.start_date_time} end={chosen.end_date_time} /> }}
          />
        )}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
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
              <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
                <FormattedMessage id="classes.move.send" />
              </Button>
            </div>
          </div>
        )}
      </Form>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  text: { margin: 0, ':empty': { display: 'none' } },
  problem: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: '#fbe9e7',
    color: '#7a1d16',
    ':empty': { display: 'none' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})
