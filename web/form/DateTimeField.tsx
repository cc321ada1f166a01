import { Field, Input } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { toInstant, toLocalTime } from '#web/time/weekly.ts'
import { toValidationProps, useFieldError } from './useFieldError.ts'

interface DateTimeFieldProps {
  name: string
  label: string
  isRequired?: boolean
}

/** A date and time in the viewer's zone; the value is an instant. */
export function DateTimeField({ name, label, isRequired = true }: DateTimeFieldProps) {
  const intl = useIntl()
  const { language, timeZone, clock } = useViewer()
  const { input, error } = useFieldError(name, label)
  const zone = formatZone(timeZone, language, new Date(input.value || clock.madeAt))
  return (
    <Field
      label={label}
      required={isRequired}
      hint={intl.formatMessage({ id: 'form.inZone' }, { zone })}
      {...toValidationProps(error)}
    >
      <Input
        size="large"
        type="datetime-local"
        name={name}
        value={input.value ? toLocalTime(input.value, timeZone) : ''}
        onChange={(_, { value }) => input.onChange(value ? toInstant(value, timeZone) : '')}
        onBlur={() => input.onBlur()}
        input={{ dir: 'ltr' }}
      />
    </Field>
  )
}
