import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Slot } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateTime } from '#web/ui/DateTime.tsx'
import { type TemporalApi, useTemporal } from './temporal.ts'
import { type WeekTutor, useWeek, useWeekView } from './useWeek.ts'
import { WeekPicker } from './WeekPicker.tsx'
import { brandTokens } from '#web/theme/tokens.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface HourPickerProps {
  /** Its `next_slot` is the week that opens first */
  tutor: WeekTutor
  chosen: readonly Slot[]
  /** Called with a free hour, or with a chosen one */
  onPress: (slot: Slot) => void
  /** Why the choice was refused */
  problem?: string | undefined
}

/** A tutor's free hours in place, week by week, and the chosen ones. */
export function HourPicker(props: HourPickerProps) {
  const styles = useStyles()
  const temporal = useTemporal()
  if (!temporal) return <Skeleton className={styles.skeleton} />
  return <Hours {...props} temporal={temporal} />
}

function Hours({ tutor, chosen, onPress, problem, temporal }: HourPickerProps & { temporal: TemporalApi }) {
  const styles = useStyles()
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  const week = useWeek(tutor, temporal, chosen, useWeekView())

  function press(slot: Slot) {
    // A busy slot is shown but cannot be pressed
    if (slot.state === 'busy') return undefined
    if (slot.state === 'reserved' || slot.state === 'pending')
      return setRefusal(intl.formatMessage({ id: `calendar.taken.${slot.state}` }))
    setRefusal(undefined)
    return onPress(slot)
  }

  return (
    <div className={styles.root}>
      <WeekPicker
        tutor={tutor}
        temporal={temporal}
        week={week}
        isNarrow
        none={
          <div className={styles.none}>
            <FormattedMessage id="calendar.noneFree" />
            <Button size="large" data-next-week="" onClick={() => week.move('next')}>
              <FormattedMessage id="calendar.nextWeek" />
            </Button>
          </div>
        }
        onPress={press}
      />
      <p role="status" className={styles.text}>
        {chosen.map((slot) => (
          <span key={slot.id} className={styles.chosen}>
            <FormattedMessage
              id="classes.move.to"
              values={{ time: <DateTime start={slot.start_date_time} end={slot.end_date_time} /> }}
            />
          </span>
        ))}
      </p>
      <p role="alert" className={styles.problem}>
        {refusal ?? problem}
      </p>
    </div>
  )
}

const useStyles = makeStyles({
  skeleton: { height: '420px', borderRadius: tokens.borderRadiusLarge },
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  none: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
  text: { margin: 0, ':empty': { display: 'none' } },
  chosen: { display: 'block' },
  problem: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.badSoft,
    color: brandTokens.bad,
    ':empty': { display: 'none' },
  },
})
