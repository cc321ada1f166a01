import { Field, Input, makeStyles } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { PickerButton } from './PickerButton.tsx'
import type { TypedKind } from './typedDate.ts'
import { toValidationProps, useFieldError } from './useFieldError.ts'
import { useTypedDate } from './useTypedDate.ts'

interface TypedDateFieldProps {
  name: string
  label: string
  kind: TypedKind
  hint?: string
  isRequired?: boolean
  /** In the form of the value */
  min?: string
  max?: string
  autoComplete?: 'bday' | 'off'
  /** Converts between the value of the form and that of the field, which is the same by default */
  toField?: (value: string) => string
  fromField?: (value: string) => string
}

/** A field for a date, a time or both: typed in one format for all browsers, or chosen in the browser's picker. */
export function TypedDateField({
  name,
  label,
  kind,
  hint,
  isRequired = true,
  min,
  max,
  autoComplete = 'off',
  toField = keep,
  fromField = keep,
}: TypedDateFieldProps) {
  const styles = useStyles()
  const intl = useIntl()
  const field = useFieldError(name, label)
  const { input, onTyped, picker } = useTypedDate({
    kind,
    value: toField(field.input.value),
    onChange: (value) => field.input.onChange(fromField(value)),
    onBlur: () => field.input.onBlur(),
  })
  return (
    <Field
      label={label}
      required={isRequired}
      {...(hint ? { hint } : {})}
      {...toValidationProps(field.error)}
    >
      <Input
        {...input}
        autoComplete={autoComplete}
        className={styles.input}
        size="large"
        name={name}
        placeholder={intl.formatMessage({ id: `form.format.${kind}` })}
        onChange={(_, { value }) => onTyped(value)}
        input={{ dir: input.dir }}
        {...(kind === 'time' ? {} : { contentAfter: <PickerButton {...picker} min={min} max={max} /> })}
      />
    </Field>
  )
}

function keep(value: string): string {
  return value
}

// Two inputs in a row share the width; the browser's default is twenty characters each
const useStyles = makeStyles({ input: { width: '100%', minWidth: 0 } })
