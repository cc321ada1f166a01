import { useIntl } from 'react-intl'
import { useField } from 'react-final-form'
import { formatZone } from '#web/time/format.ts'
import { isInstant } from '#web/time/isInstant.ts'
import { useViewer } from '#web/time/viewer.ts'
import { toInstant, toLocalTime } from '#web/time/weekly.ts'
import { isTyped } from './typedDate.ts'
import { TypedDateField } from './TypedDateField.tsx'

interface DateTimeFieldProps {
  name: string
  label: string
  isRequired?: boolean
}

/** A field for a date and time in the viewer's zone; the value is an instant. */
export function DateTimeField(props: DateTimeFieldProps) {
  const intl = useIntl()
  const { language, timeZone, clock } = useViewer()
  const { value } = useField<string>(props.name, { subscription: { value: true } }).input
  const zone = formatZone(timeZone, language, new Date(isInstant(value) ? value : clock.madeAt))
  return (
    <TypedDateField
      {...props}
      kind="datetime-local"
      hint={intl.formatMessage({ id: 'form.inZone' }, { zone })}
      toField={(instant) => (isInstant(instant) ? toLocalTime(instant, timeZone) : instant)}
      fromField={(typed) => (isTyped('datetime-local', typed) ? toInstant(typed, timeZone) : typed)}
    />
  )
}
