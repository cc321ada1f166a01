import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { PlannedSession, TutorProfile } from '#sdk'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ChosenSlot, SlotReplacement } from '#web/state/selection.ts'
import { CourseLine } from '#web/domain/booking/CourseLine.tsx'
import { formatRange } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Status } from '#web/ui/Status.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

const HourPicker = createLazy(() => import('#web/calendar/HourPicker.tsx'), 'HourPicker')

interface ClashRowProps {
  tutor: TutorProfile
  planned: PlannedSession
  /** Of two, which the other hour is of, too */
  course?: string | undefined
  chosen: SlotReplacement | undefined
  onReplace: (slot: ChosenSlot | undefined) => void
}

/** A date on which the tutor is not free, or the learner has another class, and the choice of another hour in place. */
export function ClashRow({ tutor, planned, course, chosen, onReplace }: ClashRowProps) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const time = formatRange(planned.start_date_time, planned.end_date_time, viewer)
  const near = { ...tutor, next_slot: planned.start_date_time }
  const picked = chosen && { ...chosen.slot, state: 'selected' as const }
  return (
    <>
      <span className={styles.row}>
        <time dateTime={planned.start_date_time} className={styles.gone}>
          {time}
        </time>
        {course && <CourseLine>{course}</CourseLine>}
        <Status tone={chosen ? 'neutral' : 'bad'}>
          <FormattedMessage
            id={planned.is_learner_busy ? 'booking.month.otherClass' : 'booking.month.clash'}
          />
        </Status>
        {chosen && (
          <Status tone="good">
            <FormattedMessage
              id="booking.month.instead"
              values={{
                time: formatRange(chosen.slot.start_date_time, chosen.slot.end_date_time, viewer),
              }}
            />
          </Status>
        )}
        <Button
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : intl.formatMessage({ id: 'booking.month.chooseFor' }, { time })}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'booking.month.close' : 'booking.month.choose'} />
        </Button>
        {chosen && (
          <Button
            appearance="subtle"
            aria-label={intl.formatMessage({ id: 'booking.month.dropFor' }, { time })}
            onClick={() => onReplace(undefined)}
          >
            <FormattedMessage id="booking.month.drop" />
          </Button>
        )}
      </span>
      {isOpen && (
        <div className={styles.hours}>
          <Suspense>
            <HourPicker
              tutor={near}
              chosen={picked ? [picked] : []}
              onPress={({ id, start_date_time, end_date_time }) => {
                onReplace(id === picked?.id ? undefined : { id, start_date_time, end_date_time })
                setOpen(false)
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  gone: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  hours: {
    marginBlock: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})
