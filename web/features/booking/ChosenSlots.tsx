import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { TutorProfile } from '#sdk'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sortSlots } from '#web/state/sortSlots.ts'
import { useSelection } from '#web/state/stores.ts'
import { formatRange, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { createLazy } from '#web/ui/createLazy.ts'
import { Section } from '#web/ui/Section.tsx'

const HourCourses = createLazy(() => import('./HourCourses.tsx'), 'HourCourses')

interface ChosenSlotsProps {
  tutor: TutorProfile
  onRemove: (id: number) => void
}

/** The chosen slots with buttons to remove them; of two courses with the course of each. */
export function ChosenSlots({ tutor, onRemove }: ChosenSlotsProps) {
  const styles = useStyles()
  const { language, timeZone } = useViewer()
  const { slots, courses } = useSelection()
  const [first] = sortSlots(slots)
  return (
    <Section
      title={<FormattedMessage id="booking.chosenTimes" />}
      action={
        first && (
          <span className={styles.zone}>
            {formatZone(timeZone, language, new Date(first.start_date_time))}
          </span>
        )
      }
    >
      {courses.length > 1 ? (
        <Suspense fallback={<SlotButtons onRemove={onRemove} />}>
          <HourCourses tutor={tutor} onRemove={onRemove} />
        </Suspense>
      ) : (
        <SlotButtons onRemove={onRemove} />
      )}
    </Section>
  )
}

function SlotButtons({ onRemove }: Pick<ChosenSlotsProps, 'onRemove'>) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  return (
    <ul className={styles.list}>
      {sortSlots(useSelection().slots).map((slot) => {
        const text = formatRange(slot.start_date_time, slot.end_date_time, viewer)
        return (
          <li key={slot.id}>
            <Button
              shape="circular"
              icon={<DismissRegular />}
              iconPosition="after"
              aria-label={intl.formatMessage({ id: 'booking.removeTime' }, { time: text })}
              onClick={() => onRemove(slot.id)}
            >
              {text}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

const useStyles = makeStyles({
  zone: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
})
