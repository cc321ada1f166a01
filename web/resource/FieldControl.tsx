import { useIntl } from 'react-intl'
import { CheckboxField } from '#web/form/ChoiceFields.tsx'
import { DateField } from '#web/form/DateField.tsx'
import { DateTimeField } from '#web/form/DateTimeField.tsx'
import { NumberField } from '#web/form/NumberField.tsx'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { TypedDateField } from '#web/form/TypedDateField.tsx'
import { WeekdaysField } from '#web/form/WeekdaysField.tsx'
import { useInstitute } from '#web/state/stores.ts'
import { formatCurrency } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import type { ControlSpec } from './fields.ts'
import { FilesControl } from './FilesControl.tsx'
import { ChoiceControl, type ControlProps, RecordControl } from './SelectControls.tsx'

interface FieldControlProps extends ControlProps {
  control: ControlSpec
}

/** The control of a declared field. */
export function FieldControl({ control, ...props }: FieldControlProps) {
  const { name, label, isRequired } = props
  switch (control.kind) {
    case 'text':
      return <TextField name={name} label={label} isRequired={isRequired} />
    case 'longText':
      return <TextAreaField name={name} label={label} isRequired={isRequired} max={control.max} />
    case 'number':
      return <NumberControl {...props} control={control} />
    case 'day':
      return <DateField name={name} label={label} isRequired={isRequired} />
    case 'time':
      return <TypedDateField name={name} label={label} isRequired={isRequired} kind="time" />
    case 'dateTime':
      return <DateTimeField name={name} label={label} isRequired={isRequired} />
    case 'weekdays':
      return <WeekdaysField name={name} label={label} isRequired={isRequired} />
    case 'choice':
      return <ChoiceControl {...props} values={control.values} />
    case 'record':
      return <RecordControl {...props} read={control.read} />
    case 'files':
      return <FilesControl {...props} {...control.limits} />
    case 'checkbox':
      return (
        <CheckboxField name={name} label={label}>
          {label}
        </CheckboxField>
      )
  }
}

interface NumberControlProps extends ControlProps {
  control: ControlSpec & { kind: 'number' }
}

function NumberControl({ name, label, isRequired, control }: NumberControlProps) {
  const { low, high, isWhole, isPrice } = control
  const hint = useIntl().formatMessage({ id: 'resource.range' }, { low, high })
  const { institute } = useInstitute()
  const { language } = useViewer()
  const currency = isPrice && institute && formatCurrency(institute.currency, language)
  return (
    <NumberField
      name={name}
      label={currency ? `${label} (${currency})` : label}
      isRequired={isRequired}
      hint={hint}
      isWhole={isWhole}
    />
  )
}
