import { Field, Input, type InputProps, makeStyles } from '@fluentui/react-components'
import { toLatinDigits, removeDirectionMarks } from './normalize.ts'
import { toValidationProps, useFieldError } from './useFieldError.ts'

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'contentAfter' | 'placeholder' | 'max' | 'min' | 'onKeyUp'
> {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  /** Addresses, phones and codes read left to right in Arabic too */
  isLeftToRight?: boolean
}

/** One line of text with its label, hint and error. */
export function TextField({
  name,
  label,
  hint,
  isRequired = true,
  isLeftToRight = false,
  ...rest
}: TextFieldProps) {
  const styles = useStyles()
  const { input, error } = useFieldError(name, label)
  return (
    <Field label={label} required={isRequired} {...(hint ? { hint } : {})} {...toValidationProps(error)}>
      <Input
        {...rest}
        className={styles.input}
        size="large"
        name={name}
        value={input.value}
        // Groups of Arabic-Indic digits would stand in the wrong order from left to right
        onChange={(_, { value }) =>
          input.onChange(rest.type === 'tel' ? toLatinDigits(removeDirectionMarks(value)) : value)
        }
        onBlur={() => input.onBlur()}
        input={{ dir: isLeftToRight ? 'ltr' : 'auto', style: { textAlign: 'match-parent' as 'start' } }}
      />
    </Field>
  )
}

// Two beside each other share the room; left alone the browser gives each twenty letters
const useStyles = makeStyles({ input: { width: '100%', minWidth: 0 } })
