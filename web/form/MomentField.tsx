import { Field, Input } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { instantAt, wallAt } from '#web/time/weekly.ts'
import { asValidation, useFieldError } from './useFieldError.ts'

interface MomentFieldProps {
  name: string
  label: string
  isRequired?: boolean
}

/** A day and time in the viewer's zone, which is named; the value is the instant. */
export function MomentField({ name, label, isRequired = true }: MomentFieldProps) {
  const intl = useIntl()
  const { language, timeZone, clock } = useViewer()
  const { input, error } = useFieldError(name, label)
  const zone = formatZone(timeZone, language, new Date(input.value || clock.madeAt))
  return (
    <Field
      label={label}
      required={isRequired}
      hint={intl.formatMessage({ id: 'form.inZone' }, { zone })}
      {...asValidation(error)}
    >
      <Input
        size="large"
        type="datetime-local"
        name={name}
        value={input.value ? wallAt(input.value, timeZone) : ''}
        onChange={(_, { value }) => input.onChange(value ? instantAt(value, timeZone) : '')}
        onBlur={() => input.onBlur()}
        input={{ dir: 'ltr' }}
      />
    </Field>
  )
}
