import { Button, type ButtonProps } from '@fluentui/react-components'
import { CalendarAddRegular } from '@fluentui/react-icons/svg/calendar-add'
import { FormattedMessage } from 'react-intl'
import { type CalendarEvent, saveCalendarFile } from '#web/time/calendarFile.ts'

interface CalendarButtonProps {
  /** File name without extension */
  name: string
  events: () => readonly CalendarEvent[]
  appearance?: ButtonProps['appearance']
  size?: ButtonProps['size']
}

/** A button that downloads a calendar file. */
export function CalendarButton({
  name,
  events,
  appearance = 'secondary',
  size = 'medium',
}: CalendarButtonProps) {
  return (
    <Button
      appearance={appearance}
      size={size}
      icon={<CalendarAddRegular />}
      onClick={() => saveCalendarFile(name, events())}
    >
      <FormattedMessage id="ui.addToCalendar" />
    </Button>
  )
}
