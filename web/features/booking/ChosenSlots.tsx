import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { FormattedMessage, useIntl } from 'react-intl'
import { sortSlots } from '#web/state/bookingChoices.ts'
import { useSelection } from '#web/state/stores.ts'
import { formatRange, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Section } from '#web/ui/Section.tsx'

/** The chosen slots with buttons to remove them. */
export function ChosenSlots({ onRemove }: { onRemove: (id: number) => void }) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { language, timeZone } = viewer
  const slots = sortSlots(useSelection().slots)
  const [first] = slots
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
      <ul className={styles.list}>
        {slots.map((slot) => {
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
    </Section>
  )
}

const useStyles = makeStyles({
  zone: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
})
